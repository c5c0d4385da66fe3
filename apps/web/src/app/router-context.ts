import type { BootstrapData } from '@kantele/api/contract/settings';
import type { AppRouter } from '@kantele/api/router';
import type { QueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { createTRPCQueryUtils } from '@trpc/react-query';

/** What guards, loaders and heads of routes are given. */
export interface RouterContext {
  utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
  client: TRPCClient<AppRouter>;
  queryClient: QueryClient;
  boot: BootstrapData;
  /** In the browser: fetches the routes of a path that are not there yet; true when it has to be matched again. */
  growRoutes: (path: string) => Promise<boolean>;
}
