import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import type { AnyRouter } from '@tanstack/react-router';
import { loadCode } from './app/code.ts';
import { startPageOf } from './app/start-page.ts';

/**
 * Parts of the one route tree. A browser begins with the part its page is in; the routes are the same objects in all of
 * them.
 */
export const routeTrees = {
  landing: () => import('./routeTree.landing.gen.js'),
  entrance: () => import('./routeTree.entrance.gen.js'),
  music: () => import('./routeTree.music.gen.js'),
  visitors: () => import('./routeTree.visitors.gen.js'),
  all: () => import('./routeTree.gen.ts'),
};
type Part = keyof typeof routeTrees;
/** The parts whose pages each part has. */
const pagesOf: Record<Part, readonly Part[]> = {
  landing: ['landing'],
  entrance: ['landing', 'entrance'],
  music: ['landing', 'music'],
  visitors: ['landing', 'entrance', 'music', 'visitors'],
  all: ['landing', 'entrance', 'music', 'visitors', 'all'],
};

/** Signing in, and what mails lead to. */
const entrance =
  /^\/(forgot-password|login|password|register|start\/(login|register)|verify-email|workspace)(\/|$)/;
/** The catalogue, where most visits begin and stay. */
const music = /^\/($|(albums?|artists?|channel|genre|playlist|search|tracks?|user)(\/|$))/;

/** The smallest part with the page of a path, as the router sees it: rewritten. */
function partOf(path: string): Part {
  if (path === '/start/landing') return 'landing';
  if (music.test(path)) return 'music';
  if (entrance.test(path)) return 'entrance';
  return /^\/(admin|backstage)(\/|$)/.test(path) ? 'all' : 'visitors';
}

/** The same for the path of an address. */
export function partAt(boot: BootstrapData, pathname: string): Part {
  return partOf((pathname === '/' && startPageOf(boot)) || pathname);
}

/**
 * The route tree for the page at an address, and the way to more of it.
 * @param parts how the code of each part comes; running it gives the root the routes of the part
 */
export async function openRouteTree<Tree>(
  boot: BootstrapData,
  pathname: string,
  parts: Record<Part, () => Promise<{ routeTree: Tree }>>,
) {
  let held = partAt(boot, pathname);
  const { routeTree } = await loadCode(parts[held]);
  const has = (path: string) => pagesOf[held].includes(partOf(path));
  // One after the other: what is run last says which routes the root has.
  let growing = Promise.resolve();
  const add = async (path: string, router: AnyRouter) => {
    if (has(path)) return;
    // Never fewer: where neither has the pages of the other, a part with those of both.
    const wanted = partOf(path);
    const next = pagesOf[wanted].includes(held) ? wanted : 'visitors';
    await loadCode(parts[next]);
    held = next;
    router.setRoutes(router.buildRouteTree());
  };
  /** Gives a router what it lacks for a path; true when the path has to be matched again. */
  const growRoutes = async (path: string, router: AnyRouter): Promise<boolean> => {
    if (has(path)) return false;
    growing = growing.then(() => add(path, router));
    await growing;
    return true;
  };
  return { routeTree, growRoutes };
}
