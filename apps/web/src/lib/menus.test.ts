import { describe, expect, it } from 'vitest';
import { leadsSomewhere, type MenuItem, menuItems } from './menus.ts';

const item = (id: string, rest: Partial<MenuItem> = {}): MenuItem => ({
  id,
  label: id,
  icon: null,
  type: 'route',
  action: `/${id}`,
  target: '_self',
  roles: [],
  permissions: [],
  ...rest,
});
const member = { roles: [2, 3], can: (name: string) => name === 'music.view' };
const seen = (...items: MenuItem[]) =>
  menuItems([{ positions: ['footer'], items }], 'footer', member).map(({ id }) => id);

describe('a menu item shows', () => {
  it('to those who hold every role and every permission it lists', () => {
    expect(seen(item('both', { roles: [2, 3] }), item('one', { roles: [3] }))).toEqual(['both', 'one']);
    expect(seen(item('another role', { roles: [3, 4] }))).toEqual([]);
    expect(seen(item('another permission', { permissions: ['music.view', 'admin.access'] }))).toEqual([]);
  });

  it('only when it leads somewhere', () => {
    expect(seen(item('a', { action: '' }), item('b', { action: '   ' }))).toEqual([]);
  });
});

it.each([
  ['/albums', true],
  ['https://e.test/x', true],
  ['http://e.test', true],
  ['mailto:a@e.test', true],
  ['javascript:alert(1)', false],
  [' JavaScript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['//e.test', false],
  ['/\\e.test', false],
])('%j leads somewhere: %s', (action, expected) => expect(leadsSomewhere(action)).toBe(expected));
