import { serveBelow, sitePathOf } from '@kantele/api/site-address';
import '@kantele/ui/global.css';
import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setActiveWorkspace } from './app/active-workspace.ts';
import { publicSetting } from './app/boot.tsx';
import { loadCode } from './app/code.ts';
import { codeGone } from './app/preload.ts';
import { noteRefused, type RefusedCall } from './app/refused.ts';
import { reportError } from './app/report-error.ts';
import { NotFound } from './features/not-found/NotFound.tsx';
import { PageError } from './features/not-found/PageError.tsx';
import { facadeCode } from './player/facade-code.ts';
import { openRouteTree, partAt, routeTrees } from './route-trees.ts';
import { createApp } from './router.tsx';
import { enterPages, updateHead } from './routes/-later.tsx';

/** What the server put into the page. */
interface PageState {
  boot: BootstrapData;
  q: DehydratedState | null;
  /** The page is a frame with a skeleton, which gives way to what is rendered here. */
  framed?: boolean;
  /** What the server has looked for in vain while it made the page. */
  refused?: RefusedCall[];
  /** Address of the language's lines when they are a file of their own. */
  lines: string | null;
}

const loadApiCode = () => loadCode(() => import('./app/api.ts'));

async function start() {
  const root = document.getElementById('root');
  const text = document.getElementById('state')?.textContent;
  if (!root || !text) return;
  const state = JSON.parse(text) as PageState;
  serveBelow(publicSetting(state.boot, 'base_url') ?? '');
  const boot = await withLines(state);
  setActiveWorkspace(boot.workspace_id);
  const path = sitePathOf(location.pathname);
  // The landing page asks the server nothing and plays nothing: what came with it is all it shows.
  const isLanding = partAt(boot, path) === 'landing';
  const [tree, code] = await Promise.all([
    openRouteTree(boot, path, routeTrees),
    isLanding ? null : loadApiCode(),
    isLanding ? null : loadCode(facadeCode.load),
  ]);
  const { router, queryClient, openApi } = createApp({
    boot,
    ...tree,
    api: code?.createApi ?? null,
    loadApi: async (queries) => (await loadApiCode()).createApi(queries),
  });
  noteRefused(state.refused ?? []);
  if (state.q) hydrate(queryClient, asOfNow(state.q));
  const isWritten = root.firstChild !== null || state.framed === true;
  const isWhole = isWritten && !state.framed;
  // Says that the page came from the server: the element tree must be the same on both sides.
  if (isWhole) router.ssr = { manifest: undefined };
  // With the data that came with it the first thing rendered is the page itself.
  if (isWritten) await router.load();
  if (isWhole && router.state.matches.some(({ status }) => status !== 'success'))
    await Promise.all([NotFound.preload?.(), PageError.preload?.()]);
  enterPages();
  if (isWhole) {
    // In slices: presses and paints come in between.
    startTransition(() => {
      hydrateRoot(root, <RouterProvider router={router} />, {
        onRecoverableError: (error) => reportError('hydration', error),
      });
    });
  } else createRoot(root).render(<RouterProvider router={router} />);
  router.subscribe('onRendered', () => updateHead(router));
  if (document.querySelector('#custom-css, #custom-html, meta[name="custom-code"]')) {
    const { followCustomCode } = await loadCode(() => import('./app/follow-custom-code.ts'));
    followCustomCode(router, (await openApi()).client);
  }
}

/** Bootstrap data with its language whole; without the lines the page would not be the one the server rendered. */
async function withLines({ boot, lines }: PageState): Promise<BootstrapData> {
  if (lines === null) return boot;
  const response = await fetch(lines);
  if (!response.ok) return boot;
  return { ...boot, i18n: { ...boot.i18n, lines: (await response.json()) as Record<string, string> } };
}

/**
 * Data that came with the page counts as read now: a kept page may be minutes old and clocks differ, yet the page on
 * the screen and its data belong together. Focus and reconnect read anew as always.
 */
function asOfNow(state: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now();
  return {
    ...state,
    queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}

// A deploy removes chunks of the page that is open: load it anew, once.
window.addEventListener(codeGone, () => void renew());

async function renew(): Promise<void> {
  // A deploy that lacks a file would be no better anew: what plays would stop for nothing.
  const own = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (own?.status !== 404) return;
  if (sessionStorage.getItem('reloaded') === location.href) return;
  sessionStorage.setItem('reloaded', location.href);
  location.reload();
}

void start();
