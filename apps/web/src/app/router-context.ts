import type { BootstrapData } from '@kantele/api/contract/settings';
import type { AppRouter } from '@kantele/api/router';
import type { QueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { TrpcUtils } from './trpc.ts';

/** What guards, loaders and heads of routes are given. */
export interface RouterContext {
  utils: TrpcUtils;
  client: TRPCClient<AppRouter>;
  queryClient: QueryClient;
  boot: BootstrapData;
}
