import type { BootstrapData } from '@kantele/api/contract/settings';
import type { AppRouter } from '@kantele/api/router';
import { translator } from '@kantele/api/translate';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, notFound } from '@tanstack/react-router';
import type { TRPCClient } from '@trpc/client';
import type { createTRPCQueryUtils } from '@trpc/react-query';
import { siteName } from '../shell/boot.tsx';
import { RootInstead, RootPage } from '../shell/RootPage.tsx';
import { mustVerifyEmail } from '../shell/site/settings.ts';
import { siteHead } from '../shell/site.ts';

export interface RouterContext {
  utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
  client: TRPCClient<AppRouter>;
  queryClient: QueryClient;
  boot: BootstrapData;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context: { boot }, location }) => {
    // In the place of every page, and none of their data is asked for; but the link of the mail must work.
    if (mustVerifyEmail(boot) && !location.pathname.startsWith('/verify-email/')) throw notFound();
  },
  head: ({ match: { context } }) => {
    const { boot } = context;
    if (!mustVerifyEmail(boot)) return { meta: [{ title: siteName(boot) }] };
    return siteHead(boot, { title: translator(boot.i18n)('Verify your email'), path: '/', noindex: true });
  },
  component: RootPage,
  notFoundComponent: RootInstead,
});
