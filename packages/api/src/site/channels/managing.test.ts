import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteRevision } from '../../platform/site-state/queries.ts';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
const albums: number[] = [];
beforeAll(async () => {
  site = await createTestSite();
  for (const album of ['One', 'Two', 'Three'])
    albums.push((await addMusic(site, { album, genre: album })).albumId);
});
afterAll(() => site.close());

const channels = () => site.as('channels.manage', 'music.view').channels;
const make = async (name: string, more: object = {}) => (await channels().create({ name, ...more })).channel;
const shelf = async (slug: string) => {
  const [content] = (await (await site.guest()).channels.get({ slug })).channel.content;
  if (content?.type === 'albums') return content.albums.map(({ name }) => name);
  return content?.type === 'channels' ? content.channels.map(({ name }) => name) : null;
};
const homeShelves = async () =>
  (await (await site.guest()).channels.get({ slug: 'home' })).channel.content.map(({ name }) => name);
const homeId = async () => (await channels().list({ query: 'home' })).pagination.data[0]?.id ?? 0;
const homeNow = async () => (await channels().edited({ id: await homeId() })).channel;
const items = async (id: number, item_ids: number[]) => {
  const { rev } = (await channels().edited({ id })).channel;
  return (await channels().update({ id, rev, item_ids })).channel;
};

describe('a channel', () => {
  it('is a draft at first, and shown to nobody', async () => {
    const channel = await make('Über alles');
    expect(channel).toMatchObject({
      slug: 'uber-alles',
      visibility: 'draft',
      content: 'albums',
      rule: 'manual',
    });
    for (const caller of [await site.guest(), site.as('channels.manage', 'music.view'), await site.user()]) {
      expect((await refusal(caller.channels.get({ slug: 'uber-alles' }))).code).toBe('not_found');
    }
    const home = await homeNow();
    await items(home.id, [channel.id, ...home.items.map(({ id }) => id)]);
    expect(await homeShelves()).not.toContain('Über alles');
    expect((await homeNow()).items[0]).toMatchObject({ id: channel.id, is_shown: false });
  });

  it('has what is put on it by hand, in that order and each thing once', async () => {
    const [one = 0, two = 0, three = 0] = albums;
    const { id } = await make('Picks', { visibility: 'public', item_ids: [two, one, two] });
    expect(await shelf('picks')).toEqual(['Two', 'One']);
    await items(id, [three, two, one]);
    expect(await shelf('picks')).toEqual(['Three', 'Two', 'One']);
    await site.as('albums.manage', 'music.view').albums.delete({ id: two });
    expect(await shelf('picks')).toEqual(['Three', 'One']);
    const unknown = await refusal(items(id, [one, 999_999]));
    expect(unknown.fields).toHaveProperty('item_ids');
    expect(await shelf('picks')).toEqual(['Three', 'One']);
    albums.splice(1, 1);
  });

  it('has an address of its own', async () => {
    const first = await make('Winter');
    expect((await refusal(make('Winter'))).fields).toHaveProperty('slug');
    expect((await refusal(make('☃'))).fields).toHaveProperty('slug');
    expect((await make('Winter', { slug: 'Cold Days' })).slug).toBe('cold-days');
    const taken = channels().update({ id: first.id, rev: first.rev, slug: 'cold-days' });
    expect((await refusal(taken)).fields).toHaveProperty('slug');
    const { channel } = await channels().update({ id: first.id, rev: first.rev, name: 'Snow', slug: '' });
    expect(channel.slug).toBe('snow');
  });

  it('loads no picture from elsewhere, and says for search engines what it is called', async () => {
    const foreign = make('Seen', { seo: { image: 'https://elsewhere.example/x.png' } });
    expect((await refusal(foreign)).fields).toHaveProperty('seo.image');
    await make('Seen', { visibility: 'public', description: 'All of it' });
    const { channel } = await (await site.guest()).channels.get({ slug: 'seen' });
    expect(channel.seo).toEqual({ title: 'Seen', description: 'All of it', image: null });
  });

  it('that was saved meanwhile is not saved over', async () => {
    const { id, rev } = await make('Busy');
    await channels().update({ id, rev, name: 'Busier' });
    expect((await refusal(channels().update({ id, rev, name: 'Mine' }))).code).toBe('conflict');
    expect((await channels().edited({ id })).channel).toMatchObject({ name: 'Busier', rev: rev + 1 });
    expect((await refusal(channels().update({ id: 999_999, rev: 1 }))).code).toBe('not_found');
    expect((await refusal(channels().edited({ id: 999_999 }))).code).toBe('not_found');
    const unknown = await refusal(channels().update({ id, rev: rev + 1, genre_id: 999_999 }));
    expect(unknown.fields).toHaveProperty('genre_id');
  });

  it('of another kind begins with nothing on it', async () => {
    const { id, rev } = await make('Changing', { item_ids: albums });
    const { channel } = await channels().update({ id, rev, content: 'artists' });
    expect(channel.items).toEqual([]);
  });

  it('is found by its name and in the log', async () => {
    const { id, rev } = await make('Ärger');
    expect((await channels().list({ query: 'arg' })).pagination.data.map(({ name }) => name)).toEqual([
      'Ärger',
    ]);
    await channels().update({ id, rev, description: 'Trouble' });
    await channels().delete({ ids: [id] });
    const { data } = (await site.as('audit.view').audit.list({ per_page: 3 })).pagination;
    expect(data.map(({ action, data: said }) => [action, said.name])).toEqual([
      ['channels.delete', 'Ärger'],
      ['channels.update', 'Ärger'],
      ['channels.create', 'Ärger'],
    ]);
    expect(data[1]?.data.fields).toEqual(['description']);
  });
});

describe('nested channels', () => {
  it('are the shelves of the home page, and only named one level below', async () => {
    const [one = 0] = albums;
    const deep = await make('Deep', { visibility: 'public', item_ids: [one] });
    const secret = await make('Secret', { item_ids: [one] });
    const charts = { content: 'channels', visibility: 'public', item_ids: [deep.id, secret.id] };
    const { id } = await make('Charts', charts);
    const home = await homeNow();
    await items(home.id, [id, ...home.items.map((item) => item.id)]);
    const [first] = (await (await site.guest()).channels.get({ slug: 'home' })).channel.content;
    expect(first).toMatchObject({
      type: 'channels',
      name: 'Charts',
      channels: [{ slug: 'deep', name: 'Deep', description: '' }],
    });
    expect(await shelf('charts')).toEqual(['One']);
  });

  it('never lead back to themselves', async () => {
    const nested = { content: 'channels', visibility: 'public' };
    const a = await make('A', nested);
    const b = await make('B', { ...nested, item_ids: [a.id] });
    const c = await make('C', { ...nested, item_ids: [b.id] });
    for (const ids of [[a.id], [b.id], [c.id]]) {
      expect((await refusal(items(a.id, ids))).fields).toHaveProperty('item_ids');
    }
    expect((await channels().edited({ id: a.id })).channel).toMatchObject({ items: [], rev: 1 });
    // Two who nest them in each other at the same moment.
    const d = await make('D', nested);
    const e = await make('E', nested);
    const both = await Promise.allSettled([items(d.id, [e.id]), items(e.id, [d.id])]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('that are deleted are gone from where they were; what was on them stays', async () => {
    const [one = 0] = albums;
    const { id } = await make('Short-lived', { visibility: 'public', item_ids: [one] });
    const home = await homeNow();
    await items(home.id, [id]);
    expect(await homeShelves()).toEqual(['Short-lived']);
    const { data } = (await channels().list({ query: 'short-lived' })).pagination;
    expect(data[0]?.shown_on).toEqual([{ id: home.id, name: 'Home' }]);
    expect(await channels().delete({ ids: [id, id] })).toEqual({ changed: 1 });
    expect(await homeShelves()).toEqual([]);
    expect((await (await site.guest()).albums.get({ id: one })).album.name).toBe('One');
    expect((await refusal(channels().delete({ ids: [id] }))).code).toBe('not_found');
  });

  it('the home page is always there', async () => {
    const { id, rev } = await homeNow();
    const spare = await make('Spare');
    expect((await refusal(channels().delete({ ids: [spare.id, id] }))).fields).toHaveProperty('ids');
    const change = (more: object) => refusal(channels().update({ id, rev, ...more }));
    expect((await change({ slug: 'start' })).fields).toHaveProperty('slug');
    expect((await change({ visibility: 'draft' })).fields).toHaveProperty('visibility');
    expect((await change({ content: 'albums' })).fields).toHaveProperty('content');
    expect((await channels().edited({ id: spare.id })).channel.name).toBe('Spare');
    expect((await channels().update({ id, rev, slug: 'home' })).channel.slug).toBe('home');
  });
});

describe('pages that are kept', () => {
  it('are made anew when a public channel changes, and not for drafts', async () => {
    const { db } = site.services;
    const raised = async (work: () => Promise<unknown>) => {
      const before = await siteRevision(db);
      await work();
      return (await siteRevision(db)) > before;
    };
    const draft = await make('Kept draft');
    expect(await raised(() => items(draft.id, albums))).toBe(false);
    const open = await make('Kept');
    const publish = () => channels().update({ id: open.id, rev: 1, visibility: 'public' });
    expect(await raised(publish)).toBe(true);
    expect(await raised(() => items(open.id, albums))).toBe(true);
    expect(await raised(() => channels().delete({ ids: [open.id] }))).toBe(true);
    expect(await raised(() => channels().delete({ ids: [draft.id] }))).toBe(false);
  });
});

describe('things to put on a channel', () => {
  it('are found by their names; genres and channels without one as well', async () => {
    const found = async (content: 'albums' | 'artists' | 'tracks' | 'genres' | 'channels', query?: string) =>
      (await channels().search({ content, ...(query ? { query } : {}) })).items.map(({ name }) => name);
    expect(await found('albums', 'thr')).toEqual(['Three']);
    expect(await found('albums')).toEqual([]);
    expect((await found('tracks', 'one')).length).toBeGreaterThan(0);
    expect((await found('artists', 'artist')).length).toBeGreaterThan(0);
    expect(await found('genres')).toEqual(expect.arrayContaining(['One', 'Three']));
    expect(await found('channels', 'added')).toEqual(['Just added']);
  });
});
