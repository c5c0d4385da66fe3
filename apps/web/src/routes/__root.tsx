import type { BootstrapData } from '@kantele/api/contract/settings';
import type { AppRouter } from '@kantele/api/router';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { TRPCClient } from '@trpc/client';
import type { createTRPCQueryUtils } from '@trpc/react-query';
import { siteName } from '../shell/boot.tsx';

export interface RouterContext {
  utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
  client: TRPCClient<AppRouter>;
  queryClient: QueryClient;
  boot: BootstrapData;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({ meta: [{ title: siteName(match.context.boot) }] }),
  component: Outlet,
});
