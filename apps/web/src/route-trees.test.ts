import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import type { AnyRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { openRouteTree, partAt } from './route-trees.ts';

const boot = (type: string) => ({ user: null, settings: { homepage: { type } } }) as unknown as BootstrapData;

it.each([
  ['other', '/', 'landing'],
  ['channel', '/', 'music'],
  ['channel', '/album/7/rooms', 'music'],
  ['other', '/albums', 'music'],
  ['other', '/albumsleeves', 'visitors'],
  ['other', '/library/songs', 'visitors'],
  ['other', '/login', 'entrance'],
  ['loginPage', '/', 'entrance'],
  ['other', '/workspace/join/key', 'entrance'],
  ['other', '/workspaces', 'visitors'],
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
  const parts = {
    landing: part('landing'),
    entrance: part('entrance'),
    music: part('music'),
    visitors: part('visitors'),
    all: part('all'),
  };
  const tree = await openRouteTree(boot('other'), '/', parts);
  const router = { buildRouteTree: () => routes, setRoutes: vi.fn() };
  const grow = (path: string) => tree.growRoutes(path, router as unknown as AnyRouter);
  expect([tree.routeTree, await grow('/start/landing')]).toEqual(['landing', false]);
  expect(await grow('/albums')).toBe(true);
  expect(await Promise.all([grow('/admin/users'), grow('/login')])).toEqual([true, true]);
  expect(router.setRoutes.mock.calls).toEqual([['music'], ['all']]);
  const entered = await openRouteTree(boot('other'), '/login', parts);
  const next = (path: string) => entered.growRoutes(path, router as unknown as AnyRouter);
  expect([entered.routeTree, await next('/start/landing'), await next('/albums')]).toEqual([
    'entrance',
    false,
    true,
  ]);
  expect(router.setRoutes.mock.calls.at(-1)).toEqual(['visitors']);
  routes = 'all';
  expect([await grow('/albums'), await grow('/admin'), routes]).toEqual([false, false, 'all']);
});
