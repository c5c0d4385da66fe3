import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InnerItem, Menu, MenuItem } from '../../platform/site-state/definitions.ts';
import { menuLimits } from '../../platform/site-state/menus/menus.ts';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const admin = () => site.as('appearance.manage', 'settings.manage');
const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({
  ...{ id, label: id, icon: null, type: 'route', action: '/albums', target: '_self' },
  ...{ roles: [], permissions: [] },
  ...more,
});
const menu = (items: MenuItem[], more: Partial<Menu> = {}): Menu => ({
  ...{ id: 'test', name: 'Test', positions: ['footer'], items },
  ...more,
});
const main = () => menu([item('home', { action: '/' }), item('search', { action: '/search' })], frame);
const frame: Partial<Menu> = { id: 'main', name: 'Main', positions: ['sidebar-primary'] };

/** What saving these menus as a draft answers. */
async function draft(...menus: Menu[]) {
  const { rev, published } = await admin().appearance.editor();
  const look = { ...published, settings: { ...published.settings, menus } };
  return admin().appearance.saveDraft({ rev, look });
}
const store = (...menus: Menu[]) => admin().settings.update({ values: { menus } });

describe('a menu', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => item(`i${index}`));
  it.each<[string, Menu[], string]>([
    ['at a place there is not', [menu([], { positions: ['attic' as never] })], '0.positions.0'],
    ['twice at a place', [menu([], { positions: ['footer', 'footer'] })], '0.positions'],
    ['with the id of another', [menu([]), menu([])], ''],
    ['with an id that is no word', [menu([], { id: '../x' })], '0.id'],
    ['without a name', [menu([], { name: ' ' })], '0.name'],
    ['with too long a name', [menu([], { name: 'x'.repeat(menuLimits.name + 1) })], '0.name'],
    ['with too many items', [menu(many(menuLimits.items + 1))], '0.items'],
    ['with two items of one id', [menu([item('a'), item('a')])], '0.items'],
    ['with an item without words', [menu([item('a', { label: '' })])], '0.items.0.label'],
    ['with too long a label', [menu([item('a', { label: 'x'.repeat(81) })])], '0.items.0.label'],
    ['with an icon there is not', [menu([item('a', { icon: 'skull' as never })])], '0.items.0.icon'],
    ['with a route elsewhere', [menu([item('a', { action: 'https://e.test/' })])], '0.items.0.action'],
    ['with a route to another host', [menu([item('a', { action: '//e.test' })])], '0.items.0.action'],
    [
      'with a script as link',
      [menu([item('a', { type: 'link', action: 'javascript:alert(1)' })])],
      '0.items.0.action',
    ],
    ['with a page that is no id', [menu([item('a', { type: 'page', action: '/x' })])], '0.items.0.action'],
    [
      'with a channel that leaves its path',
      [menu([item('a', { type: 'channel', action: '../admin' })])],
      '0.items.0.action',
    ],
    ['with a target there is not', [menu([item('a', { target: '_top' as never })])], '0.items.0.target'],
    ['with a role that is no id', [menu([item('a', { roles: [-1] })])], '0.items.0.roles.0'],
  ])('%s is refused', async (_, menus, field) => {
    const path = field === '' ? 'settings.menus' : `settings.menus.${field}`;
    expect(Object.keys((await refusal(draft(...menus))).fields ?? {})).toEqual([path]);
  });

  it('of more than there may be is refused', async () => {
    const menus = Array.from({ length: menuLimits.menus + 1 }, (_, index) => menu([], { id: `m${index}` }));
    expect((await refusal(draft(...menus))).code).toBe('invalid');
  });

  it('takes every type, and items that lead nowhere yet', async () => {
    const types = ['route', 'link', 'page', 'channel'] as const;
    const empty = types.map((type) => item(type, { type, action: '' }));
    const full = [
      item('a', { type: 'channel', action: 'new-releases' }),
      item('b', { type: 'page', action: '12' }),
      item('c', { type: 'link', action: 'mailto:a@e.test', target: '_blank' }),
    ];
    await expect(draft(main(), menu([...empty, ...full]))).resolves.toBeTruthy();
  });
});

describe('checks of menus', () => {
  const texts = async (...menus: Menu[]) => (await draft(...menus)).checks.map(({ text }) => text);

  it('find nothing wrong with the menus of a new site', async () => {
    const { rev } = await admin().appearance.editor();
    expect((await admin().appearance.discardDraft({ rev })).checks).toEqual([]);
  });

  it('name two menus at one place, and the one that is not shown', async () => {
    const { checks } = await draft(main(), menu([]), menu([], { id: 'other', name: 'Other' }));
    expect(checks).toEqual([
      {
        ...{ level: 'warning', section: 'menus', theme_id: null, menu_id: 'other' },
        text: 'Two menus are at “Footer”: “Test” is shown, “Other” is not.',
      },
    ]);
  });

  it('name items that lead nowhere, or to no page of this site', async () => {
    const dead = [item('none', { action: '' }), item('gone', { action: '/nowhere?x=1' })];
    const fine = [item('web', { type: 'link', action: 'https://e.test/nowhere' }), item('page')];
    expect(await texts(main(), menu([...dead, ...fine]))).toEqual([
      '“none” in “Test” leads nowhere, so it is not shown.',
      '“gone” in “Test” leads to /nowhere?x=1, which is no page of this site.',
    ]);
  });

  it('warn of a site without search, and refuse one without a way home', async () => {
    expect(await texts(menu([item('home', { action: '/' })], frame))).toEqual([
      'No menu of the sidebar or of phones leads to “Search”.',
    ]);
    const { checks } = await draft(menu([item('search', { action: '/search' })], frame));
    expect(checks).toMatchObject([{ level: 'critical', text: 'No menu leads to the home page.' }]);
    const { rev } = await admin().appearance.editor();
    const failure = await refusal(admin().appearance.publish({ rev, accept_warnings: true }));
    expect(failure.fields).toEqual({ checks: ['No menu leads to the home page.'] });
  });

  it('that only warn are published by express wish', async () => {
    await draft(main(), menu([item('none', { action: '' })]));
    const { rev } = await admin().appearance.editor();
    expect((await refusal(admin().appearance.publish({ rev }))).fields).toHaveProperty('accept_warnings');
    await admin().appearance.publish({ rev, accept_warnings: true });
  });
});

type Caller = Awaited<ReturnType<TestSite['guest']>>;
/** The items of the footer as bootstrap data has them. */
async function footer(caller: Pick<Caller, 'settings'>) {
  const { settings } = await caller.settings.bootstrap({});
  const menus = settings.menus as Menu[];
  return menus.find(({ id }) => id === 'test')?.items.map(({ id, action }) => `${id} ${action}`);
}

describe('an item for a custom page', () => {
  const pages = () => site.as('pages.manage').pages;
  let artists = 0;
  beforeEach(async () => {
    const { roles } = await site.as('admin.access').roles.list();
    artists = roles.find(({ name }) => name === 'Artists')?.id ?? 0;
  });
  const made = async (title: string, more: object = {}) =>
    (await pages().create({ title, visibility: 'public', ...more })).page;
  const leadingTo = async (...ids: number[]) => {
    const items = ids.map((id, index) => item(`p${index}`, { type: 'page', action: String(id) }));
    await store(main(), menu([...items, item('albums')]));
  };

  it('leads to its present address, whatever it is called', async () => {
    const { id, rev } = await made('Imprint');
    await leadingTo(id);
    const guest = await site.guest();
    expect(await footer(guest)).toEqual(['p0 /pages/imprint', 'albums /albums']);
    await pages().update({ id, rev, slug: 'legal' });
    expect(await footer(guest)).toEqual(['p0 /pages/legal', 'albums /albums']);
    await pages().delete({ ids: [id] });
    expect(await footer(guest)).toEqual(['albums /albums']);
  });

  it('is told to those who may read the page, and nothing of it to others', async () => {
    const draftPage = await made('Secret plan', { visibility: 'draft' });
    const members = await made('Members corner', { audience: 'signed_in' });
    const rules = await made('Stage rules', { audience: 'roles', role_ids: [artists] });
    await leadingTo(draftPage.id, members.id, rules.id);
    const guest = await site.guest();
    expect(await footer(guest)).toEqual(['albums /albums']);
    const told = JSON.stringify(await guest.settings.bootstrap({}));
    for (const slug of ['secret-plan', 'members-corner', 'stage-rules']) expect(told).not.toContain(slug);

    const listener = await site.user(await site.addUser('listener@example.com', { roles: ['Users'] }));
    expect(await footer(listener)).toEqual(['p1 /pages/members-corner', 'albums /albums']);
    const artist = await site.user(await site.addUser('artist@example.com', { roles: ['Artists'] }));
    expect(await footer(artist)).toEqual([
      'p1 /pages/members-corner',
      'p2 /pages/stage-rules',
      'albums /albums',
    ]);
    expect(await footer(site.as('pages.manage'))).not.toContain('p0 /pages/secret-plan');
  });

  it('is chosen among the published pages one may read, without their drafts', async () => {
    await made('Not yet', { visibility: 'draft' });
    await made('About this site');
    const channel = { name: 'Quiet corner', visibility: 'draft', rule: 'newest' } as const;
    await site.as('channels.manage').channels.create(channel);
    const { pages: offered, channels, roles, permissions } = await admin().appearance.menuChoices();
    expect(offered).toContainEqual(expect.objectContaining({ path: '/pages/about-this-site' }));
    expect(offered.map(({ title }) => title)).not.toContain('Not yet');
    expect(offered.map(({ title }) => title)).not.toContain('Stage rules');
    expect(channels).toContainEqual({ slug: 'new-releases', name: 'New releases' });
    expect(channels.map(({ name }) => name)).not.toContain('Quiet corner');
    expect(roles.map(({ name }) => name)).toContain('Artists');
    expect(permissions.map(({ name }) => name)).toContain('music.view');
    expect((await refusal(site.as('settings.manage').appearance.menuChoices())).code).toBe('forbidden');
  });
});

it('bootstrap data brings the drawings of the icons in use, and of no others', async () => {
  await store(main(), menu([item('a', { icon: 'guitar' }), item('b', { icon: 'heart' })]));
  const { icons } = await (await site.guest()).settings.bootstrap({});
  expect(Object.keys(icons).sort()).toEqual(['guitar', 'heart', 'link']);
  expect(icons.heart?.[0]?.[0]).toBe('path');
});

describe('items within an item', () => {
  const inner = (id: string, more: Partial<MenuItem> = {}) => {
    const { children: _, ...leaf } = item(id, more);
    return leaf;
  };
  const group = (...children: InnerItem[]) => item('group', { action: '', children });

  it.each<[string, Menu[], string]>([
    [
      'with items of their own',
      [menu([group({ ...inner('a'), children: [inner('b')] as never })])],
      'children.0.children',
    ],
    [
      'that lead to a script',
      [menu([group(inner('a', { type: 'link', action: 'javascript:alert(1)' }))])],
      'children.0.action',
    ],
    ['without words', [menu([group(inner('a', { label: '' }))])], 'children.0.label'],
  ])('%s are refused', async (_, menus, field) => {
    const places = Object.keys((await refusal(draft(...menus))).fields ?? {});
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) expect(place).toContain(`settings.menus.0.items.0.${field}`);
  });

  it('count as items, and have ids of their own', async () => {
    const many = Array.from({ length: menuLimits.items }, (_, index) => inner(`i${index}`));
    for (const items of [[group(...many)], [group(inner('group'))], [group(inner('a')), item('a')]]) {
      expect((await refusal(draft(main(), menu(items)))).fields).toHaveProperty('settings.menus.1.items');
    }
  });

  it('are checked like others, and let their item lead nowhere', async () => {
    const { checks } = await draft(
      main(),
      menu([group(inner('gone', { action: '/nowhere' }), inner('albums'))]),
    );
    expect(checks.map(({ text }) => text)).toEqual([
      '“gone” in “Test” leads to /nowhere, which is no page of this site.',
    ]);
    const home = menu([group(inner('home', { action: '/' }), inner('search', { action: '/search' }))], frame);
    expect((await draft(home)).checks).toEqual([]);
    expect((await draft(main(), menu([item('none', { action: '', children: [] })]))).checks).toHaveLength(1);
  });

  it('bring their icons and the paths of their pages, and nothing of pages that are not for the visitor', async () => {
    const pages = site.as('pages.manage').pages;
    const open = (await pages.create({ title: 'Open door', visibility: 'public' })).page;
    const hidden = (await pages.create({ title: 'Closed door', visibility: 'draft' })).page;
    const page = (id: string, of: { id: number }) => inner(id, { type: 'page', action: String(of.id) });
    const within = group(page('open', open), page('closed', hidden), inner('bell', { icon: 'bell' }));
    const over = item('over', { type: 'page', action: String(hidden.id), children: [inner('lost')] });
    await store(main(), menu([within, over]));
    const { settings, icons } = await (await site.guest()).settings.bootstrap({});
    const items = (settings.menus as Menu[]).find(({ id }) => id === 'test')?.items;
    expect(items?.map(({ id, children }) => [id, children?.map(({ action }) => action)])).toEqual([
      ['group', ['/pages/open-door', '/albums']],
    ]);
    expect(JSON.stringify(settings.menus)).not.toMatch(/closed|lost/);
    expect(Object.keys(icons)).toContain('bell');
  });
});
