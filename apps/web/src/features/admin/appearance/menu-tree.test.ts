import type { MenuItem } from '@kantele/api/contract/settings';
import { describe, expect, it } from 'vitest';
import {
  aboveOf,
  besides,
  copied,
  dropped,
  placed,
  putInto,
  rowsOf,
  takenOut,
  withItem,
  without,
} from './menu-tree.ts';

const item = (id: string, ...inner: string[]): MenuItem => ({
  ...{ id, label: id, icon: null, type: 'route', action: `/${id}`, target: '_self' },
  ...{ roles: [], permissions: [] },
  ...(inner.length > 0 && { children: inner.map((one) => item(one)) as never }),
});
/** `a b(c d) e` */
const items = [item('a'), item('b', 'c', 'd'), item('e')];
const order = (all: readonly MenuItem[]): string =>
  all.map(({ id, children }) => (children ? `${id}(${order(children)})` : id)).join(' ');

it('rows stand in the order they are read', () => {
  expect(rowsOf(items).map(({ item: { id }, parent }) => `${id}${parent ?? ''}`)).toEqual([
    'a',
    'b',
    'cb',
    'db',
    'e',
  ]);
  expect(besides(items, 'd').map(({ id }) => id)).toEqual(['c', 'd']);
  expect(besides(items, 'e').map(({ id }) => id)).toEqual(['a', 'b', 'e']);
});

describe('an item', () => {
  it('moves among those it is with, and no further than their ends', () => {
    expect(order(placed(items, 'b', 0))).toBe('b(c d) a e');
    expect(order(placed(items, 'a', 9))).toBe('b(c d) e a');
    expect(order(placed(items, 'd', 0))).toBe('a b(d c) e');
    expect(order(placed(items, 'gone', 0))).toBe('a b(c d) e');
  });

  it('goes into another one, unless it holds some or that one is within one', () => {
    expect(order(putInto(items, 'a', 'b'))).toBe('b(c d a) e');
    expect(order(putInto(items, 'c', 'e'))).toBe('a b(d) e(c)');
    for (const [id, parent] of [
      ['b', 'e'],
      ['a', 'c'],
      ['a', 'a'],
      ['a', 'gone'],
    ] as const) {
      expect(order(putInto(items, id, parent))).toBe('a b(c d) e');
    }
    expect(aboveOf(items, 'e')?.id).toBe('b');
    expect([aboveOf(items, 'a'), aboveOf(items, 'b'), aboveOf(items, 'c')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('comes out after the one it is within, which is as before when it was the only one', () => {
    expect(order(takenOut(items, 'c'))).toBe('a b(d) c e');
    expect(order(takenOut(items, 'a'))).toBe('a b(c d) e');
    const back = takenOut(putInto([item('x'), item('y')], 'y', 'x'), 'y');
    expect(back).toEqual([item('x'), item('y')]);
    expect('children' in (back[0] ?? {})).toBe(false);
  });

  it('is changed, copied and deleted wherever it is', () => {
    expect(withItem(items, 'd', { label: 'D' })[1]?.children?.[1]?.label).toBe('D');
    expect(order(without(items, 'c'))).toBe('a b(d) e');
    expect(order(without(items, 'b'))).toBe('a e');
    const all = rowsOf(copied(items, 'b', 'b copy')).map(({ item: one }) => one);
    expect(all.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd', 'b copy', 'c', 'd', 'e']);
    expect(new Set(all.map(({ id }) => id)).size).toBe(8);
  });
});

it.each<[string, string, 'before' | 'after' | 'on', string]>([
  ['a', 'e', 'after', 'b(c d) e a'],
  ['a', 'c', 'before', 'b(a c d) e'],
  ['a', 'd', 'after', 'b(c d a) e'],
  ['a', 'b', 'after', 'b(a c d) e'],
  ['a', 'b', 'on', 'b(c d a) e'],
  ['c', 'a', 'before', 'c a b(d) e'],
  ['c', 'e', 'on', 'a b(d) e(c)'],
  ['d', 'c', 'before', 'a b(d c) e'],
  ['b', 'e', 'after', 'a e b(c d)'],
  // What holds some stays outside, and does not go into itself.
  ['b', 'c', 'after', 'a b(c d) e'],
  ['b', 'e', 'on', 'a b(c d) e'],
  ['a', 'c', 'on', 'a b(c d) e'],
  ['a', 'a', 'after', 'a b(c d) e'],
  ['a', 'gone', 'after', 'a b(c d) e'],
])('%s dropped at %s, %s: %s', (id, target, position, expected) => {
  expect(order(dropped(items, id, target, position))).toBe(expected);
});
