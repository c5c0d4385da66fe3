import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import type { AppRouter } from '@kantele/api/router';
import { serveBelow, siteAddress } from '@kantele/api/site-address';
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import type { TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { renderToString } from 'react-dom/server';
import { publicSetting } from './app/boot.tsx';
import { carriesCustomCode } from './app/custom-code-places.ts';
import { headHtml, headOf } from './app/head.ts';
import { laterPartsReady } from './app/later-part.ts';
import { PageInstead } from './app/page-instead.ts';
import { mustVerifyEmail } from './app/settings.ts';
import { type App, createApp } from './router.tsx';
import { routeTree } from './routeTree.gen.ts';

export { preHydrationScript } from './app/pre-hydration-script.ts';

interface RenderRequest {
  url: string;
  signal: AbortSignal;
  client: TRPCClient<AppRouter>;
  boot: BootstrapData;
  /** False leaves the page to the browser, in a frame with its skeleton: matching, loaders, guards and head run all the same. */
  html: boolean;
}

/** Renders one address. TanStack's handler matches, loads, redirects; the document is the server's own. */
export async function render({ url, signal, client, boot, html }: RenderRequest) {
  serveBelow(publicSetting(boot, 'base_url') ?? '');
  const out = { head: '', body: '', routes: [] as string[], q: null as unknown, error: undefined as unknown };
  let app: App | undefined;
  // The handler reads only these two; a whole Request would tie listeners to the shared signal.
  const request = { url: new URL(url, 'http://localhost').href, signal } as Request;
  const handler = createRequestHandler({
    request,
    createRouter: () => {
      app = createApp({
        api: (queryClient) => ({ client, utils: createTRPCQueryUtils({ queryClient, client }) }),
        boot,
        routeTree,
        server: true,
      });
      return withoutScripts(app.router);
    },
  });
  try {
    const response = await handler(async ({ router, responseHeaders }) => {
      // The code of the routes is there by now, and has asked for its parts.
      await laterPartsReady();
      if (html) out.body = renderToString(<RouterServer router={router} />);
      else if (app) out.body = frameOf(app.router, boot);
      out.head = headHtml(headOf(router));
      out.routes = router.state.matches.map((match) => match.routeId);
      out.error = router.state.matches.find((match) => match.status === 'error')?.error;
      // The browser asks all of it together: each answer has to be there, not only the one that there is nothing.
      if (app && getSsrStatus(router) === 404) await settled(app.queryClient);
      if (app) out.q = withoutTimes(dehydrate(app.queryClient));
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
    });
    const { head, body, routes, error } = out;
    const location = response.headers.get('location');
    const framed = !html && body !== '';
    return {
      status: response.status,
      // The router leaves those of guards as they are.
      location: location && siteAddress(location),
      head,
      body,
      routes,
      carriesCode: carriesCustomCode(routes) && !mustVerifyEmail(boot),
      error,
      state: { boot, q: out.q, framed },
    };
  } finally {
    app?.queryClient.clear();
  }
}

const settled = (queries: QueryClient) =>
  Promise.allSettled(
    queries
      .getQueryCache()
      .getAll()
      .map(({ promise }) => promise),
  );

/** Browsers take it as of when they get it. Without times a page is the same text as long as it says the same, and is not sent again. */
function withoutTimes({ queries, ...rest }: DehydratedState): DehydratedState {
  return {
    ...rest,
    queries: queries.map(({ state, ...query }) => ({
      ...query,
      dehydratedAt: 0,
      state: { ...state, dataUpdatedAt: 0 },
    })),
  };
}

/** The document carries data of its own: what the router would write for its scripts is not made. */
function withoutScripts(router: App['router']): App['router'] {
  const { load } = router;
  router.load = async (...given) => {
    await load(...given);
    if (router.serverSsr) router.serverSsr.dehydrate = async () => {};
  };
  return router;
}

/** The frame of the player with the skeleton of the page in it; nothing around other pages. */
function frameOf(router: App['router'], boot: BootstrapData): string {
  const { matches } = router.state;
  const page = matches.at(-1);
  if (!page || mustVerifyEmail(boot) || !matches.some(({ routeId }) => routeId === '/_player')) return '';
  const { pendingComponent } = router.routesById[page.routeId].options;
  return renderToString(
    <PageInstead value={pendingComponent ?? Nothing}>
      <RouterServer router={router} />
    </PageInstead>,
  );
}

const Nothing = () => null;
