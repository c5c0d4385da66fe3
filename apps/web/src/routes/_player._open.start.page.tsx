import { createFileRoute, redirect } from '@tanstack/react-router';
import { publicSetting } from '../app/boot.tsx';
import { requireStart } from '../app/start-page.ts';
import { PageById } from '../features/pages/CustomPage.tsx';
import { loadPage } from '../features/pages/load-page.ts';
import { PageTrouble } from '../features/pages/PageTrouble.tsx';
import { isNotFound } from '../lib/api-error.ts';
import { headFrom, skeleton } from './-later.tsx';

/** What `/` shows guests when the start page is a custom page; albums once that page is gone. */
export const Route = createFileRoute('/_player/_open/start/page')({
  beforeLoad: ({ context }) => requireStart(context.boot, '/start/page'),
  loader: ({ context: { boot, utils }, location }) =>
    loadPage(boot, location.publicHref, async () => {
      const id = publicSetting(boot, 'homepage')?.page_id ?? 0;
      try {
        return await utils.pages.getById.ensureData({ id });
      } catch (error) {
        throw isNotFound(error) ? redirect({ to: '/albums', replace: true }) : error;
      }
    }),
  head: ({ loaderData, match }) =>
    headFrom((heads) => heads.customPageHead(loaderData, match.context.boot, '/')),
  pendingComponent: skeleton((ahead) => ahead.PagePending),
  errorComponent: PageTrouble,
  component: function Start() {
    return <PageById id={Route.useLoaderData().page.id} />;
  },
});
