import type { AppRouter } from '@kantele/api/router';
import { siteAddress } from '@kantele/api/site-address';
import type { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { xsrfHeader } from '../lib/xsrf.ts';
import { fetchInWorkspace } from './active-workspace.ts';
import { previewOnly } from './preview-only.ts';
import type { Api } from './router-context.ts';

/** The procedures of the server, as a browser reaches them. */
export function createApi(queryClient: QueryClient): Api {
  const client = createTRPCClient<AppRouter>({
    links: [
      previewOnly,
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
