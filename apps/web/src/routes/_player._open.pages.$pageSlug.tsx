import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { PageBySlug } from '../features/pages/CustomPage.tsx';
import { loadPage } from '../features/pages/load-page.ts';
import { PageTrouble } from '../features/pages/PageTrouble.tsx';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/_open/pages/$pageSlug')({
  loader: ({ context: { boot, utils }, params, location }) =>
    loadPage(boot, location.publicHref, () => utils.pages.get.ensureData({ slug: params.pageSlug })),
  head: ({ loaderData, match }) => headFrom((heads) => heads.customPageHead(loaderData, match.context.boot)),
  pendingComponent: skeleton((ahead) => ahead.PagePending),
  errorComponent: PageTrouble,
  notFoundComponent: NotFound,
  component: function Custom() {
    return <PageBySlug slug={Route.useParams().pageSlug} />;
  },
});
