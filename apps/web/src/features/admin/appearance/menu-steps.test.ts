import type { MenuItem } from '@kantele/api/contract/settings';
import { describe, expect, it } from 'vitest';
import { freeId, movedIds, withItems } from './menu-steps.ts';

const item = (id: string): MenuItem => ({
  ...{ id, label: id, icon: null, type: 'route', action: `/${id}`, target: '_self' },
  ...{ roles: [], permissions: [] },
});
const items = ['a', 'b', 'c', 'd'].map(item);
const order = (all: readonly MenuItem[]) => all.map(({ id }) => id).join('');

describe('items of a menu', () => {
  it('change in their menu only', () => {
    const menus = ['one', 'two'].map((id) => ({ id, name: id, positions: [], items }));
    const changed = withItems(menus, 'two', (all) => all.slice(1));
    expect(changed.map((menu) => order(menu.items))).toEqual(['abcd', 'bcd']);
  });
});

it('ids are not those there are, and fit the contract', () => {
  const ids = Array.from({ length: 50 }, () => freeId('item', []));
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[\w-]{1,40}$/);
});

it.each([
  ['abcd', 'abcd', ''],
  ['abcd', 'bcda', 'a'],
  ['abcd', 'dabc', 'd'],
  ['abcd', 'acbd', 'b'],
  ['abc', 'xabcy', ''],
  ['abc', 'ca', 'a'],
])('from %s to %s moves %j', (before, after, expected) => {
  expect(movedIds([...before], [...after])).toEqual([...expected]);
});
