import type { BootstrapData } from '@kantele/api/contract/settings';
import type { AppRouter } from '@kantele/api/router';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { CreateTRPCQueryUtils } from '@trpc/react-query';
import { siteName } from '../shell/boot.tsx';

export interface RouterContext {
  utils: CreateTRPCQueryUtils<AppRouter>;
  boot: BootstrapData;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({ meta: [{ title: siteName(match.context.boot) }] }),
  component: Outlet,
});
