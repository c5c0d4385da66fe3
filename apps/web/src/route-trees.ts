import type { BootstrapData } from '@kantele/api/contract/settings';
import type { AnyRouter } from '@tanstack/react-router';
import { loadCode } from './app/code.ts';
import { startPageOf } from './app/start-page.ts';

/**
 * Parts of the one route tree, each with all of those before it. A browser begins with the part its page is in; the
 * routes are the same objects in all of them.
 */
export const routeTrees = {
  landing: () => import('./routeTree.landing.gen.js'),
  visitors: () => import('./routeTree.visitors.gen.js'),
  all: () => import('./routeTree.gen.ts'),
};
type Part = keyof typeof routeTrees;
const order: readonly Part[] = ['landing', 'visitors', 'all'];

/** The smallest part with the page of a path, as the router sees it: rewritten. */
function partOf(path: string): Part {
  if (path === '/start/landing') return 'landing';
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
  const has = (path: string) => order.indexOf(partOf(path)) <= order.indexOf(held);
  // One after the other: what is run last says which routes the root has.
  let growing = Promise.resolve();
  const add = async (path: string, router: AnyRouter) => {
    if (has(path)) return;
    await loadCode(parts[partOf(path)]);
    held = partOf(path);
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
