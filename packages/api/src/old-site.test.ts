import { readFileSync } from 'node:fs';
import { migrate } from '@kantele/db';
import { createOldDatabase, type OldRow } from '@kantele/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from './testing.ts';

/**
 * What a site held that ran version 0.1.0 with the schema of migration 0080: demo music, an admin and a listener with playlists,
 * likes, plays and a token. Written by that version; kept as it was.
 */
const last = '0080-mail-log';
const rows = readFileSync(new URL('./old-site.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as OldRow);

let site: TestSite;
beforeAll(async () => {
  const database = await createOldDatabase(last, rows);
  await migrate(database.db);
  site = await createTestSite({ database });
  return () => site.close();
});

it('an upgrade loses nothing a listener made', async () => {
  const listener = await site.user(2);
  const { pagination } = await listener.playlists.mine({});
  expect(pagination.data.map(({ name, tracks_count }) => [name, tracks_count]).sort()).toEqual([
    ['Evenings', 3],
    ['Long ones', 12],
  ]);
  const { pagination: songs } = await listener.playlists.tracks({ id: 1 });
  expect(songs.data.map(({ name }) => name)).toEqual([
    'Shears',
    'Put the Chairs In',
    'Bees in the Letterbox',
  ]);
  expect((await listener.likes.tracks({})).pagination.data.map(({ id }) => id)).toEqual([19]);
  expect((await listener.plays.history({})).pagination.data.map(({ track }) => track?.id)).toEqual([
    19, 24, 24,
  ]);
  expect((await listener.accessTokens.list()).tokens.map(({ name }) => name)).toEqual(['Old token']);
});

it('an upgraded site knows its people, who sign in as before and are asked nothing anew', async () => {
  const browser = site.browser();
  await (await browser.caller()).auth.login({
    email: 'listener@example.com',
    password: 'a good long phrase 7',
  });
  const { user, settings } = await (await browser.caller()).settings.bootstrap({});
  expect(user).toMatchObject({ id: 2, display_name: 'Listener', needs_name: false });
  expect(settings).toMatchObject({ 'site.description': 'As it was', branding: { site_name: 'Old Site' } });
});

it('an upgraded site has its pages, roles, teams and activity', async () => {
  const admin = await site.user();
  const guest = await site.guest();
  expect((await guest.pages.get({ slug: 'about' })).page.body).toBe('<p>Who we are.</p>');
  expect((await admin.roles.list()).roles.map(({ name }) => name)).toContain('Helpers');
  expect((await admin.workspaces.list()).workspaces.map(({ name }) => name)).toEqual(['Default', 'A team']);
  expect((await admin.audit.list({ action: 'appearance.publish' })).pagination.data).toHaveLength(1);
});

it('music of an upgraded site is found, heard, changed and added to', async () => {
  const admin = await site.user();
  const guest = await site.guest();
  const { suggestions } = await guest.search.suggest({ query: 'dahlia' });
  expect(suggestions.map(({ type, name }) => `${type} ${name}`)).toContain('album Dahlia Hours');
  const { album } = await guest.albums.get({ id: 4 });
  expect(album).toMatchObject({ plays_count: 3 });
  expect(album.tracks).toHaveLength(6);
  await admin.albums.update({ id: 4, name: 'Dahlia Days' });
  expect((await guest.search.suggest({ query: 'dahlia days' })).suggestions[0]?.name).toBe('Dahlia Days');
  const listener = await site.user(2);
  const { playlist } = await listener.playlists.create({ name: 'New here' });
  await listener.playlists.add({ id: playlist.id, track_ids: [13, 19] });
  expect((await listener.playlists.get({ id: playlist.id })).playlist.tracks_count).toBe(2);
});
