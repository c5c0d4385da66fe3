import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteRevision } from '../../platform/site-state/queries.ts';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const editor = () => site.as('pages.manage');
const published = async (title: string, more: object = {}) =>
  (await editor().pages.create({ title, body: '<p>Words</p>', visibility: 'public', ...more })).page;

describe('custom pages', () => {
  it('are drafts at first, and shown to nobody', async () => {
    const { page } = await editor().pages.create({ title: 'Über uns' });
    expect(page).toMatchObject({ slug: 'uber-uns', visibility: 'draft', audience: 'everybody', rev: 1 });
    expect(page).toMatchObject({ type: 'default', author: 'Admin', body: '', role_ids: [] });
    for (const caller of [await site.guest(), editor(), await site.user()]) {
      expect((await refusal(caller.pages.get({ slug: 'uber-uns' }))).code).toBe('not_found');
      expect((await refusal(caller.pages.getById({ id: page.id }))).code).toBe('not_found');
    }
  });

  it('are read by everybody once they are public, also where music is not', async () => {
    const { id } = await published('Imprint', { seo: { title: 'Who we are', description: 'All of us' } });
    const visitor = site.as();
    const answer = await visitor.pages.get({ slug: 'imprint' });
    expect(answer.page).toMatchObject({ id, title: 'Imprint', body: '<p>Words</p>' });
    expect(answer.seo).toEqual({ title: 'Who we are', description: 'All of us', image: null });
    expect(await (await site.guest()).pages.getById({ id })).toEqual(answer);
    expect(Object.keys(answer.page)).not.toContain('rev');
    await published('Terms');
    expect((await visitor.pages.get({ slug: 'terms' })).seo.title).toBe('Terms');
  });

  it('may be for those who are signed in', async () => {
    const { slug } = await published('Members', { audience: 'signed_in' });
    expect((await refusal((await site.guest()).pages.get({ slug }))).code).toBe('unauthenticated');
    const user = await site.user(await site.addUser('reader@example.com'));
    expect((await user.pages.get({ slug })).page.title).toBe('Members');
  });

  it('may be for roles: others find nothing there, guests may sign in', async () => {
    const { roles } = await site.as('admin.access').roles.list();
    const artists = roles.find(({ name }) => name === 'Artists')?.id ?? 0;
    const page = await published('Backstage rules', { audience: 'roles', role_ids: [artists, artists] });
    expect(page.role_ids).toEqual([artists]);
    const { slug } = page;
    const ask = async (email: string, role: string) =>
      (await site.user(await site.addUser(email, { roles: [role] }))).pages.get({ slug });
    expect((await ask('artist@example.com', 'Artists')).page.title).toBe('Backstage rules');
    expect((await refusal(ask('listener@example.com', 'Users'))).code).toBe('not_found');
    expect((await editor().pages.get({ slug })).page.title).toBe('Backstage rules');
    expect((await refusal((await site.guest()).pages.get({ slug }))).code).toBe('unauthenticated');
    const { id, rev } = page;
    const none = await refusal(editor().pages.update({ id, rev, role_ids: [] }));
    expect(none.fields).toHaveProperty('role_ids');
    const unknown = await refusal(editor().pages.update({ id, rev, role_ids: [999_999] }));
    expect(unknown.fields).toHaveProperty('role_ids');
    const fresh = await refusal(
      editor().pages.create({ title: 'For nobody', audience: 'roles', role_ids: [] }),
    );
    expect(fresh.fields).toHaveProperty('role_ids');
  });

  it('have one address each, made of the title', async () => {
    await published('Privacy & Cookies');
    expect((await refusal(published('privacy cookies'))).fields).toHaveProperty('slug');
    expect((await published('Привет, мир')).slug).toBe('privet-mir');
    expect((await published('Anything', { slug: ' My  PAGE! ' })).slug).toBe('my-page');
    expect((await published('404')).slug).toBe('404');
    expect((await site.as().pages.get({ slug: '404' })).page.title).toBe('404');
    expect((await refusal(published('☃'))).fields).toHaveProperty('slug');
    const rush = await Promise.allSettled(Array.from({ length: 6 }, () => published('Rush')));
    expect(rush.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('hold nothing that runs, whoever wrote it and whenever', async () => {
    const hostile = '<p>a</p><script>alert(1)</script><img src="https://evil.example/x" onerror="alert(1)">';
    const { id } = await published('Hostile', { body: hostile });
    expect((await editor().pages.edited({ id })).page.body).toBe('<p>a</p><img>');
    await site.services.db.updateTable('pages').set({ body: hostile }).where('id', '=', id).execute();
    expect((await site.as().pages.getById({ id })).page.body).toBe('<p>a</p><img>');
  });

  it.each([
    ['200 kB', 'x'.repeat(200_001)],
    ['500 kB', `<p>${'x'.repeat(500_000)}</p>`],
    ['200 kB of letters beyond ASCII', 'ä'.repeat(100_001)],
    ['200 kB when it is written out', '<p>&'.repeat(40_000)],
  ])('are refused with a body of more than %s', async (_name, body) => {
    expect((await refusal(published('Long', { body }))).fields).toHaveProperty('body');
  });

  it('refuse pictures from elsewhere for previews', async () => {
    const seo = (image: string) => ({ seo: { image } });
    const ours = await published('Pictured', seo('http://localhost:3000/images/a/640.webp?v=1'));
    expect(ours.seo.image).toBe('/images/a/640.webp?v=1');
    for (const image of ['https://evil.example/a.png', '//evil.example/a.png', 'data:image/png,x']) {
      expect((await refusal(published('Elsewhere', seo(image)))).fields).toHaveProperty(['seo.image']);
    }
  });

  it('are not saved over what somebody else saved meanwhile', async () => {
    const { id, rev } = await published('Shared');
    const save = (title: string) => editor().pages.update({ id, rev, title });
    const answers = await Promise.allSettled(['One', 'Two', 'Three'].map(save));
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason.cause.code] : [],
    );
    expect(refused).toEqual(['conflict', 'conflict']);
    const { page } = await editor().pages.edited({ id });
    expect(page.rev).toBe(rev + 1);
    expect((await editor().pages.update({ id, rev: page.rev, title: 'Again' })).page.rev).toBe(rev + 2);
    expect((await refusal(editor().pages.update({ id: 999_999, rev: 1 }))).code).toBe('not_found');
  });

  it('change what visitors see at once: the state of the site moves with what is public', async () => {
    const revision = () => siteRevision(site.services.db);
    const before = await revision();
    const { page: draft } = await editor().pages.create({ title: 'Unseen' });
    await editor().pages.update({ id: draft.id, rev: 1, body: '<p>x</p>' });
    expect(await revision()).toBe(before);
    await editor().pages.update({ id: draft.id, rev: 2, visibility: 'public' });
    const shown = await revision();
    expect(shown).toBeGreaterThan(before);
    await editor().pages.update({ id: draft.id, rev: 3, visibility: 'draft' });
    const hidden = await revision();
    expect(hidden).toBeGreaterThan(shown);
    await editor().pages.delete({ ids: [draft.id] });
    expect(await revision()).toBe(hidden);
  });

  it('are listed in every order, and found by title and address', async () => {
    for (const title of ['Zebra list', 'Äther list', 'Moon list']) await published(title);
    const titles = async (input: object) =>
      (await editor().pages.list({ query: 'LIST', ...input })).pagination.data.map((page) => page.title);
    expect(await titles({})).toEqual(['Moon list', 'Äther list', 'Zebra list']);
    expect(await titles({ orderBy: 'oldest' })).toEqual(['Zebra list', 'Äther list', 'Moon list']);
    expect(await titles({ orderBy: 'title' })).toEqual(['Äther list', 'Moon list', 'Zebra list']);
    const first = await editor().pages.list({ query: 'list', orderBy: 'title_desc', per_page: 2 });
    const { next_cursor } = first.pagination;
    expect(await titles({ query: 'list', orderBy: 'title_desc', per_page: 2, cursor: next_cursor })).toEqual([
      'Äther list',
    ]);
    expect(await titles({ query: 'ather-l' })).toEqual(['Äther list']);
    expect(await titles({ query: '%' })).toEqual([]);
  });

  it('are removed all together or not at all', async () => {
    const [one, two] = [await published('First of two'), await published('Second of two')];
    expect((await refusal(editor().pages.delete({ ids: [one.id, 999_999] }))).code).toBe('not_found');
    expect((await editor().pages.delete({ ids: [one.id, two.id, two.id] })).changed).toBe(2);
    expect((await refusal(editor().pages.edited({ id: one.id }))).code).toBe('not_found');
  });

  it('are managed by editors only, who leave traces', async () => {
    const { id } = await published('Guarded');
    for (const [caller, code] of [
      [await site.guest(), 'unauthenticated'],
      [site.as('music.view', 'tags.manage'), 'forbidden'],
    ] as const) {
      for (const call of [
        () => caller.pages.list({}),
        () => caller.pages.edited({ id }),
        () => caller.pages.create({ title: 'x' }),
        () => caller.pages.update({ id, rev: 1 }),
        () => caller.pages.delete({ ids: [id] }),
      ])
        expect((await refusal(call())).code).toBe(code);
    }
    await editor().pages.update({ id, rev: 1, title: 'Guarded well', visibility: 'draft' });
    await editor().pages.delete({ ids: [id] });
    const { data } = (await site.as('audit.view').audit.list({ per_page: 3 })).pagination;
    expect(data.map(({ action, data: what }) => [action, what])).toEqual([
      ['pages.delete', { title: 'Guarded well' }],
      ['pages.update', { title: 'Guarded well', fields: ['title', 'visibility'] }],
      ['pages.create', { title: 'Guarded' }],
    ]);
  });

  it('outlive those who made them', async () => {
    const id = await site.addUser('author@example.com', { permissions: ['pages.manage'] });
    const { page } = await (await site.user(id)).pages.create({ title: 'Left behind' });
    expect(page.author).toBe('author');
    await (await site.user()).users.remove({ ids: [id] });
    expect((await editor().pages.edited({ id: page.id })).page.author).toBeNull();
  });
});
