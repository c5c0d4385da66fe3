import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import type { AppRouter } from '@kantele/api/router';
import type { QueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { createTRPCQueryUtils } from '@trpc/react-query';

/** The procedures of the server. */
export interface Api {
  utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
  client: TRPCClient<AppRouter>;
}

/** What guards, loaders and heads of routes are given. The landing page alone may begin without the API: it opens it. */
export interface RouterContext extends Api {
  /** The API, whose code is fetched where the page has begun without it. */
  openApi: () => Promise<Api>;
  queryClient: QueryClient;
  boot: BootstrapData;
  /** In the browser: fetches the routes of a path that are not there yet; true when it has to be matched again. */
  growRoutes: (path: string) => Promise<boolean>;
}
