import { createFileRoute } from '@tanstack/react-router';
import { canonical } from '../app/canonical.ts';
import { idParam } from '../app/load.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { PageById } from '../features/pages/CustomPage.tsx';
import { loadPage } from '../features/pages/load-page.ts';
import { PageTrouble } from '../features/pages/PageTrouble.tsx';
import { lastingAddress } from '../features/pages/page-address.ts';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/_open/pages/$pageId/$pageSlug')({
  loader: async ({ context: { boot, utils }, params, location }) => {
    const id = idParam(params.pageId);
    const answer = await loadPage(boot, location.publicHref, () => utils.pages.getById.ensureData({ id }));
    canonical({ slug: params.pageSlug }, answer.page, lastingAddress.path(answer.page), location);
    return answer;
  },
  head: ({ loaderData, match }) => headFrom((heads) => heads.customPageHead(loaderData, match.context.boot)),
  pendingComponent: skeleton((ahead) => ahead.PagePending),
  errorComponent: PageTrouble,
  notFoundComponent: NotFound,
  component: function Custom() {
    return <PageById id={Number(Route.useParams().pageId)} />;
  },
});
