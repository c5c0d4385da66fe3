import { translator } from '@kantele/api/translate';
import { createRootRouteWithContext, notFound, redirect } from '@tanstack/react-router';
import { siteName } from '../app/boot.tsx';
import type { RouterContext } from '../app/router-context.ts';
import { mustVerifyEmail } from '../app/settings.ts';
import { RootInstead, RootPage } from '../layout/RootPage.tsx';
import { headFrom } from './-later.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { boot, growRoutes }, location }) => {
    if (await growRoutes(location.pathname)) {
      throw redirect({ href: location.publicHref, state: location.state, replace: true });
    }
    // In the place of every page, and none of their data is asked for; but the link of the mail must work.
    if (mustVerifyEmail(boot) && !location.pathname.startsWith('/verify-email/')) throw notFound();
  },
  head: ({ match: { context } }) => {
    const { boot } = context;
    if (!mustVerifyEmail(boot)) return { meta: [{ title: siteName(boot) }] };
    const title = translator(boot.i18n)('Verify your email');
    return headFrom((heads) => heads.siteHead(boot, { title, path: '/', noindex: true }));
  },
  component: RootPage,
  notFoundComponent: RootInstead,
});
