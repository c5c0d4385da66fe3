import type { AppRouter } from '@kantele/api/router';
import { siteAddress } from '@kantele/api/site-address';
import type { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import { xsrfHeader } from '../lib/xsrf.ts';
import { fetchInWorkspace } from './active-workspace.ts';
import { previewOnly } from './preview-only.ts';
import { takeRefused } from './refused.ts';
import type { Api } from './router-context.ts';

/** What the server has just looked for in vain is not asked of it again. */
const refusedBefore: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    const error = takeRefused(op);
    if (!error) return next(op);
    return observable((observer) => observer.error(TRPCClientError.from({ error })));
  };

/** The procedures of the server, as a browser reaches them. */
export function createApi(queryClient: QueryClient): Api {
  const client = createTRPCClient<AppRouter>({
    links: [
      previewOnly,
      refusedBefore,
      httpBatchLink({
        url: siteAddress('/trpc'),
        maxItems: 10,
        headers: xsrfHeader,
        fetch: fetchInWorkspace,
      }),
    ],
  });
  return { client, utils: createTRPCQueryUtils<AppRouter>({ queryClient, client }) };
}
