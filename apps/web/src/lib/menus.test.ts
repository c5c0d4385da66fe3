import { serveBelow } from '@kantele/api/site-address';
import { describe, expect, it } from 'vitest';
import { addressOf, leadsSomewhere, type MenuItem, menuItems, menuLinks } from './menus.ts';

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
    expect(seen(item('another-role', { roles: [3, 4] }))).toEqual([]);
    expect(seen(item('another-permission', { permissions: ['music.view', 'admin.access'] }))).toEqual([]);
  });

  it('only when it leads somewhere', () => {
    expect(seen(item('a', { action: '' }), item('b', { action: '   ' }))).toEqual([]);
  });
});

describe('an item that holds others', () => {
  const holding = (more: Partial<MenuItem>, ...inner: MenuItem[]) =>
    menuItems(
      [{ positions: ['footer'], items: [item('over', { ...more, children: inner as never })] }],
      'footer',
      member,
    );

  it('shows those that the visitor may see, also when it leads nowhere itself', () => {
    const [over] = holding({ action: '' }, item('a'), item('b', { permissions: ['admin.access'] }));
    expect([over?.action, over?.children?.map(({ id }) => id)]).toEqual(['', ['a']]);
    expect(menuLinks(holding({ action: '' }, item('a'))).map(({ id }) => id)).toEqual(['a']);
    expect(menuLinks(holding({}, item('a'))).map(({ id }) => id)).toEqual(['over', 'a']);
  });

  it('disappears when none of them shows and it leads nowhere', () => {
    const hidden = item('b', { permissions: ['admin.access'] });
    expect(holding({ action: '' }, hidden)).toEqual([]);
    const [alone] = holding({ action: '/over' }, hidden);
    expect([alone?.action, 'children' in (alone ?? {})]).toEqual(['/over', false]);
  });

  it('takes them along when it is not for the visitor', () => {
    expect(holding({ action: '', roles: [9] }, item('a'))).toEqual([]);
    expect(holding({ permissions: ['admin.access'] }, item('a'))).toEqual([]);
  });
});

it('the first menu at a place is shown there', () => {
  const menus = ['one', 'two'].map((id) => ({ positions: ['footer' as const], items: [item(id)] }));
  expect(menuItems(menus, 'footer', member).map(({ id }) => id)).toEqual(['one']);
});

it.each<[MenuItem['type'], string, string | null]>([
  ['channel', 'new-releases', '/channel/new-releases'],
  ['channel', '../admin', '/channel/..%2Fadmin'],
  ['channel', '', null],
  ['page', '/pages/imprint', '/pages/imprint'],
  ['page', '12', null],
  ['route', '/albums', '/albums'],
  ['link', 'https://e.test/x', 'https://e.test/x'],
  ['link', 'javascript:alert(1)', null],
])('an item of type %s with %j leads to %j', (type, action, expected) => {
  expect(addressOf({ type, action })).toBe(expected);
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

it('a link that was copied from the address bar of a site below a path leads to the page', () => {
  serveBelow('https://example.com/music');
  expect(addressOf({ type: 'route', action: '/music/albums' })).toBe('/albums');
  expect(addressOf({ type: 'route', action: '/albums' })).toBe('/albums');
  expect(leadsSomewhere('/music//evil.example')).toBe(false);
  serveBelow('https://example.com');
  expect(addressOf({ type: 'route', action: '/music/albums' })).toBe('/music/albums');
});
