import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { siteRoot } from '@kantele/api/site-address';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BootProvider } from './app/boot.tsx';
import { loadCode } from './app/code.ts';
import { shouldRetry } from './app/retry.ts';
import type { Api } from './app/router-context.ts';
import { startPageRewrite } from './app/start-page.ts';
import { NotFound } from './features/not-found/NotFound.tsx';
import { PageError } from './features/not-found/PageError.tsx';
import { facadeCode } from './player/facade-code.ts';
import type { routeTree as wholeTree } from './routeTree.gen.ts';

export interface AppOptions {
  /** Null where the page begins without it; then `loadApi` brings it. */
  api: ((queryClient: QueryClient) => Api) | null;
  loadApi?: (queryClient: QueryClient) => Promise<Api>;
  boot: BootstrapData;
  /** All routes, or in the browser those of a part; see `route-trees.ts`. */
  routeTree: typeof wholeTree;
  growRoutes?: (path: string, router: AnyRouter) => Promise<boolean>;
  history?: RouterHistory;
  /** On the server nothing is retried and nothing is collected before the answer is out. */
  server?: boolean;
}

/** One application per page load in the browser, one per request on the server; never a singleton. */
export function createApp(options: AppOptions) {
  const { boot, routeTree, growRoutes, history, server = false } = options;
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: server
        ? { retry: false, gcTime: Number.POSITIVE_INFINITY, staleTime: 30_000 }
        : // Offline a page says so, instead of waiting without an end.
          { networkMode: 'offlineFirst', retry: shouldRetry, staleTime: 30_000, gcTime: 300_000 },
    },
  });
  const api = options.api?.(queryClient) ?? null;
  let opening: Promise<Api> | null = api && Promise.resolve(api);
  const openApi = (): Promise<Api> => {
    opening ??= load();
    return opening;
  };
  const load = async (): Promise<Api> => {
    if (!options.loadApi) throw new Error('An application without an API needs a way to load it.');
    const loaded = await options.loadApi(queryClient);
    router.update({ ...router.options, context: { ...router.options.context, ...loaded } });
    return loaded;
  };
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    basepath: siteRoot() || '/',
    rewrite: startPageRewrite(boot),
    context: {
      // Routes that need it come with it.
      ...(api as Api),
      openApi,
      queryClient,
      boot,
      growRoutes: async (path): Promise<boolean> => {
        if (!(await growRoutes?.(path, router as AnyRouter))) return false;
        await Promise.all([openApi(), loadCode(facadeCode.load)]);
        return true;
      },
    },
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    // On the server it would print an inline script, which the content policy forbids.
    scrollRestoration: !server && scrollsPages(),
    scrollToTopSelectors: ['#main'],
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: PageError,
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <BootProvider initial={boot} onReplace={adopt}>
          {children}
        </BootProvider>
      </QueryClientProvider>
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
  return { router, queryClient, openApi };
}

/**
 * Whether the router scrolls a page it shows: to the top, or back to where it was. Not the first one once it is
 * scrolled: before this code came the visitor did that, or the browser, which puts a page back by itself.
 */
function scrollsPages() {
  let first: string | null = window.location.pathname;
  return (): boolean => {
    const isFirst = window.location.pathname === first;
    first = null;
    const places = [document.scrollingElement, document.getElementById('main')];
    return !isFirst || places.every((place) => !place || place.scrollTop === 0);
  };
}

export type App = ReturnType<typeof createApp>;

declare module '@tanstack/react-router' {
  interface Register {
    router: App['router'];
  }
}
