import type { BootstrapData } from '@kantele/api/contract/settings';
import type { AppRouter } from '@kantele/api/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { ReactNode } from 'react';
import { BootProvider } from './app/boot.tsx';
import { shouldRetry } from './app/retry.ts';
import { startPageRewrite } from './app/start-page.ts';
import { trpc } from './app/trpc.ts';
import { NotFound } from './features/not-found/NotFound.tsx';
import { PageError } from './features/not-found/PageError.tsx';
import type { routeTree as wholeTree } from './routeTree.gen.ts';

export interface AppOptions {
  client: TRPCClient<AppRouter>;
  boot: BootstrapData;
  /** All routes, or in the browser those of a part; see `route-trees.ts`. */
  routeTree: typeof wholeTree;
  growRoutes?: (path: string, router: AnyRouter) => Promise<boolean>;
  history?: RouterHistory;
  /** On the server nothing is retried and nothing is collected before the answer is out. */
  server?: boolean;
}

/** One application per page load in the browser, one per request on the server; never a singleton. */
export function createApp({ client, boot, routeTree, growRoutes, history, server = false }: AppOptions) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: server
        ? { retry: false, gcTime: Number.POSITIVE_INFINITY, staleTime: 30_000 }
        : // Offline a page says so, instead of waiting without an end.
          { networkMode: 'offlineFirst', retry: shouldRetry, staleTime: 30_000, gcTime: 300_000 },
    },
  });
  const utils = createTRPCQueryUtils<AppRouter>({ queryClient, client });
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    rewrite: startPageRewrite(boot),
    context: {
      utils,
      client,
      queryClient,
      boot,
      growRoutes: async (path): Promise<boolean> => (await growRoutes?.(path, router as AnyRouter)) ?? false,
    },
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    // On the server it would print an inline script, which the content policy forbids.
    scrollRestoration: !server,
    scrollToTopSelectors: ['#main'],
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: PageError,
    Wrap: ({ children }: { children: ReactNode }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <BootProvider initial={boot} onReplace={adopt}>
            {children}
          </BootProvider>
        </QueryClientProvider>
      </trpc.Provider>
    ),
  });
  /** Guards and heads see new bootstrap data at once; another theme is nothing to them. */
  const adopt = (next: BootstrapData, before: BootstrapData) => {
    router.update({
      ...router.options,
      rewrite: startPageRewrite(next),
      context: { ...router.options.context, boot: next },
    });
    const { themes: _, ...rest } = next;
    const changed = Object.entries(rest).some(([key, value]) => before[key as keyof typeof rest] !== value);
    if (changed) void router.invalidate();
  };
  return { router, queryClient };
}

export type App = ReturnType<typeof createApp>;

declare module '@tanstack/react-router' {
  interface Register {
    router: App['router'];
  }
}
