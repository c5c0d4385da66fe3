import type { Menu, MenuItem } from '@kantele/api/contract/settings';
import { english } from '@kantele/api/translate';
import { expect, it } from 'vitest';
import { menuChanges } from './menu-changes.ts';
import { withPagePaths } from './menu-pages.ts';

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({
  ...{ id, label: id, icon: null, type: 'route', action: `/${id}`, target: '_self' },
  ...{ roles: [], permissions: [] },
  ...more,
});
const menu = (more: Partial<Menu> = {}): Menu => ({
  ...{ id: 'm', name: 'Main', positions: ['footer'], items: ['a', 'b', 'c'].map((id) => item(id)) },
  ...more,
});
const changes = (...after: Menu[]) => menuChanges(english, [menu()], after);

it('nothing changed is nothing to say', () => expect(changes(menu())).toEqual([]));

it.each<[string, Menu[]]>([
  ['Menu “Main” is removed', []],
  ['Menu “More” is new', [menu(), menu({ id: 'n', name: 'More' })]],
  ['Menu “Main” is now called “Start”', [menu({ name: 'Start' })]],
  ['“Main” is shown at: Sidebar, Footer', [menu({ positions: ['sidebar-primary', 'footer'] })]],
  ['“Main” is shown nowhere', [menu({ positions: [] })]],
  ['“d” is added to “Main”', [menu({ items: [...menu().items, item('d')] })]],
  ['“a” is removed from “Main”', [menu({ items: menu().items.slice(1) })]],
  ['“b” in “Main” is moved', [menu({ items: [item('a', { children: [item('b') as never] }), item('c')] })]],
  [
    '“a” in “Main” is now called “First”',
    [menu({ items: [item('a', { label: 'First' }), item('b'), item('c')] })],
  ],
  [
    '“a” in “Main” is changed',
    [menu({ items: [item('a', { permissions: ['admin'] }), item('b'), item('c')] })],
  ],
  ['“a” in “Main” is moved', [menu({ items: [item('b'), item('c'), item('a')] })]],
])('%s', (sentence, after) => expect(changes(...after)).toEqual([sentence]));

it('the page beside gets paths of custom pages, and nothing for those that are not to be read', () => {
  const items = [
    item('x', { type: 'page', action: '7' }),
    item('y', { type: 'page', action: '8' }),
    item('z'),
  ];
  const look = { settings: { menus: [menu({ items })] }, themes: [] };
  const shown = withPagePaths(look, [{ id: 7, title: 'Imprint', path: '/pages/imprint' }]);
  const [made] = shown.settings.menus as Menu[];
  expect(made?.items.map(({ action }) => action)).toEqual(['/pages/imprint', '', '/z']);
  expect(look.settings.menus[0]?.items[0]?.action).toBe('7');
});
