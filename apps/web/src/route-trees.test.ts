import type { BootstrapData } from '@kantele/api/contract/settings';
import type { AnyRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { openRouteTree, partAt } from './route-trees.ts';

const boot = (type: string) => ({ user: null, settings: { homepage: { type } } }) as unknown as BootstrapData;

it.each([
  ['other', '/', 'landing'],
  ['channel', '/', 'visitors'],
  ['other', '/login', 'visitors'],
  ['other', '/admin', 'all'],
  ['other', '/admin/users/7', 'all'],
  ['other', '/administrators', 'visitors'],
])('where the start page is "%s", a browser at %s begins with the routes of %s', (type, path, part) => {
  expect(partAt(boot(type), path)).toBe(part);
});

it('gives a router more routes for a path it lacks, one part after the other, and never fewer', async () => {
  let routes = '';
  const part = (name: string) => async () => {
    routes = name;
    return { routeTree: name };
  };
  const parts = { landing: part('landing'), visitors: part('visitors'), all: part('all') };
  const tree = await openRouteTree(boot('other'), '/', parts);
  const router = { buildRouteTree: () => routes, setRoutes: vi.fn() };
  const grow = (path: string) => tree.growRoutes(path, router as unknown as AnyRouter);
  expect([tree.routeTree, await grow('/start/landing')]).toEqual(['landing', false]);
  expect(await Promise.all([grow('/admin/users'), grow('/albums')])).toEqual([true, true]);
  expect(router.setRoutes.mock.calls).toEqual([['all']]);
  expect([await grow('/albums'), await grow('/admin'), routes]).toEqual([false, false, 'all']);
});
