import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { PageBySlug } from '../features/pages/CustomPage.tsx';
import { loadPage } from '../features/pages/load-page.ts';
import { PagePending } from '../features/pages/PagePending.tsx';
import { PageTrouble } from '../features/pages/PageTrouble.tsx';
import { customPageHead } from '../features/pages/page-head.ts';

export const Route = createFileRoute('/_player/_open/pages/$pageSlug')({
  loader: ({ context: { boot, utils }, params, location }) =>
    loadPage(boot, location.publicHref, () => utils.pages.get.ensureData({ slug: params.pageSlug })),
  head: ({ loaderData, match }) => customPageHead(loaderData, match.context.boot),
  pendingComponent: PagePending,
  errorComponent: PageTrouble,
  notFoundComponent: NotFound,
  component: function Custom() {
    return <PageBySlug slug={Route.useParams().pageSlug} />;
  },
});
