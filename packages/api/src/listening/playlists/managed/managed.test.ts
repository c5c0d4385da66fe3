import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../../../testing.ts';

let site: TestSite;
let [ada, ben]: [number, number] = [0, 0];
beforeAll(async () => {
  site = await createTestSite();
  ada = await site.addUser('ada@example.com');
  ben = await site.addUser('ben@example.com');
});
afterAll(() => site.close());

const keeper = () => site.as('playlists.view', 'playlists.manage');
type Visibility = 'private' | 'unlisted' | 'public';
const make = async (owner: number, name: string, visibility: Visibility) =>
  (await (await site.user(owner)).playlists.create({ name, visibility })).playlist.id;
type Filter = Parameters<ReturnType<typeof keeper>['playlists']['managed']>[0];
const names = async (filter: Filter = {}) =>
  (await keeper().playlists.managed(filter)).pagination.data.map(({ name }) => name);
const codeOf = async (work: Promise<unknown>) => (await refusal(work)).code;

it('who looks after playlists sees those of everybody but private ones, by filters', async () => {
  await make(ada, 'Morning', 'public');
  await make(ada, 'Evening', 'unlisted');
  await make(ada, 'Diary', 'private');
  await make(ben, 'Noon', 'public');
  const gone = await make(ben, 'Gone', 'public');
  await (await site.user(ben)).playlists.delete({ id: gone });
  const rules = { match: 'all', rules: [{ field: 'title', op: 'is', value: 'Fog' }] } as const;
  await (await site.user(ben)).playlists.create({
    name: 'Foggy',
    visibility: 'public',
    rules: { ...rules, rules: [...rules.rules] },
  });
  expect(await names()).toEqual(['Foggy', 'Noon', 'Evening', 'Morning']);
  expect(await names({ orderBy: 'name' })).toEqual(['Evening', 'Foggy', 'Morning', 'Noon']);
  expect(await names({ orderBy: 'name_desc' })).toEqual(['Noon', 'Morning', 'Foggy', 'Evening']);
  expect(await names({ orderBy: 'oldest' })).toEqual(['Morning', 'Evening', 'Noon', 'Foggy']);
  expect(await names({ visibility: 'unlisted' })).toEqual(['Evening']);
  expect(await names({ smart: true })).toEqual(['Foggy']);
  expect(await names({ smart: false, visibility: 'public' })).toEqual(['Noon', 'Morning']);
  expect(await names({ query: 'NOO' })).toEqual(['Noon']);
  expect(await names({ query: 'ada' })).toEqual(['Evening', 'Morning']);
  expect(await names({ query: 'example.com' })).toEqual([]);
  const { next_cursor: cursor } = (await keeper().playlists.managed({ per_page: 3 })).pagination;
  expect(await names({ per_page: 3, cursor })).toEqual(['Morning']);
  expect(await codeOf(keeper().playlists.managed({ per_page: 3, cursor, smart: true }))).toBe('invalid');
  for (const other of [await site.user(ada), site.as('playlists.view', 'playlists.create'), site.as()])
    expect(['forbidden', 'unauthenticated']).toContain(await codeOf(other.playlists.managed({})));
});

it('deletes them and brings them back, all or none, and the log says so', async () => {
  const [one, two] = [await make(ada, 'One', 'public'), await make(ben, 'Two', 'unlisted')];
  const hidden = await make(ada, 'Hidden', 'private');
  expect(await codeOf(keeper().playlists.deleteMany({ ids: [one, hidden] }))).toBe('not_found');
  expect(await codeOf(keeper().playlists.deleteMany({ ids: [one, 999_999] }))).toBe('not_found');
  expect(await names({ query: 'one' })).toEqual(['One']);
  expect(await codeOf((await site.user(ada)).playlists.deleteMany({ ids: [one] }))).toBe('forbidden');

  expect(await keeper().playlists.deleteMany({ ids: [two, one, two] })).toEqual({ changed: 2 });
  expect(await names({ query: 'one' })).toEqual([]);
  expect(await codeOf((await site.user(ada)).playlists.get({ id: one }))).toBe('not_found');
  expect(await codeOf(keeper().playlists.deleteMany({ ids: [one] }))).toBe('not_found');
  expect(await codeOf((await site.user(ada)).playlists.restoreMany({ ids: [one] }))).toBe('forbidden');
  expect(await keeper().playlists.restoreMany({ ids: [one, two] })).toEqual({ changed: 2 });
  expect((await (await site.user(ada)).playlists.get({ id: one })).playlist.name).toBe('One');
  const { pagination } = await site.as('admin').audit.list({});
  const said = pagination.data.flatMap(({ action, data }) =>
    action.startsWith('playlists.') ? [`${action} ${data.name}`] : [],
  );
  expect(said.sort()).toEqual([
    'playlists.delete One',
    'playlists.delete Two',
    'playlists.restore One',
    'playlists.restore Two',
  ]);
});
