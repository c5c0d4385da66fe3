import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';
import { removeUnusedFiles } from '../files/remove-files.ts';
import { purgeUndo } from './queries.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const editor = () =>
  site.as(
    ...(['music.view', 'lyrics.view', 'artists.manage', 'albums.manage'] as const),
    ...(['tracks.manage', 'genres.manage', 'tags.manage', 'lyrics.manage'] as const),
  );
const db = () => site.services.db;

/** Everything of a table that names something, in one order. */
async function rowsOf(table: string, column: string, id: number) {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = ${id}
    order by to_jsonb(t)::text`.execute(db());
  return rows.map(({ row }) => row);
}

describe('a deletion', () => {
  it('of artists is taken back with names on their music, members, followers and figures', async () => {
    const music = await addMusic(site, { album: 'Shore', artist: 'Tern', tracks: ['Ebb', 'Flow'], plays: 3 });
    const { artistId: id } = music;
    const fan = await site.addUser('fan@example.com', { permissions: ['music.view'] });
    await (await site.user(fan)).follows.follow({ type: 'artists', id });
    await db().insertInto('artist_members').values({ artist_id: id, user_id: fan, role: 'editor' }).execute();
    await sql`insert into plays_parts values (${id}, '2026-01-01', 'total', '', 7, 700)`.execute(db());
    await sql`insert into backstage_requests (user_id, kind, artist_id, message) values (${fan}, 'claim', ${id}, '')`.execute(
      db(),
    );
    const tables = ['album_artists', 'track_artists', 'artist_members', 'plays_parts', 'backstage_requests'];
    const all = async () =>
      Promise.all([rowsOf('artists', 'id', id), ...tables.map((name) => rowsOf(name, 'artist_id', id))]);
    const before = await all();
    const own = editor();
    const { undo_id } = await own.artists.deleteMany({ ids: [id] });
    expect((await own.albums.get({ id: music.albumId })).album.artists).toEqual([]);
    expect(await own.artists.restore({ undo_id })).toEqual({ changed: 1 });

    expect(await all()).toEqual(before);
    const guest = await site.guest();
    expect((await guest.albums.get({ id: music.albumId })).album.artists).toMatchObject([
      { id, name: 'Tern' },
    ]);
    expect((await guest.artists.get({ id })).artist.followers_count).toBe(1);
    expect((await guest.search.query({ query: 'Tern' })).results.artists).toMatchObject([{ id }]);
  });

  it('of genres, tags and lyrics is taken back with what they are on', async () => {
    const music = await addMusic(site, { album: 'Dune', tracks: ['Grass'], genre: 'Tidal' });
    const [track = 0] = music.trackIds;
    const own = editor();
    const { tag } = await own.tags.create({ display_name: 'Windy' });
    await own.tracks.updateMany({ ids: [track], add_tag_ids: [tag.id] });
    await own.lyrics.put({ track_id: track, text: 'Sand and salt' });
    const { id: genre } = (await own.genres.get({ slug: 'tidal' })).genre;

    const gone = await own.genres.deleteMany({ ids: [genre] });
    expect((await own.albums.get({ id: music.albumId })).album.genres).toEqual([]);
    await own.genres.restore({ undo_id: gone.undo_id });
    expect((await own.genres.get({ slug: 'tidal' })).genre).toMatchObject({ id: genre, tracks_count: 1 });
    expect((await own.albums.get({ id: music.albumId })).album.genres).toMatchObject([{ id: genre }]);

    const untagged = await own.tags.deleteMany({ ids: [tag.id] });
    await own.tags.restore({ undo_id: untagged.undo_id });
    expect((await own.tags.get({ slug: 'windy' })).tag).toMatchObject({ id: tag.id, tracks_count: 1 });

    const silent = await own.lyrics.deleteMany({ track_ids: [track] });
    expect((await own.lyrics.get({ track_id: track })).lyrics).toBeNull();
    await own.albums.update({ id: music.albumId, visibility: 'draft' });
    const { lyrics } = site.as('music.view', 'lyrics.view', 'lyrics.manage');
    const unseen = await refusal(lyrics.restore({ undo_id: silent.undo_id }));
    expect(unseen.code).toBe('not_found');
    await own.albums.update({ id: music.albumId, visibility: 'public' });
    await own.lyrics.restore({ undo_id: silent.undo_id });
    expect((await own.lyrics.get({ track_id: track })).lyrics).toMatchObject({ text: 'Sand and salt' });
  });

  it('leaves out what has gone meanwhile', async () => {
    const music = await addMusic(site, { album: 'Reef', artist: 'Eider', tracks: ['Coral'] });
    const own = editor();
    const { undo_id } = await own.artists.deleteMany({ ids: [music.artistId] });
    await own.albums.delete({ id: music.albumId });
    await own.artists.restore({ undo_id });
    expect(await rowsOf('album_artists', 'artist_id', music.artistId)).toEqual([]);
    expect((await own.artists.get({ id: music.artistId })).artist.name).toBe('Eider');
  });

  it('is taken back once, by the one who did it, within a day, and not over something else', async () => {
    const own = editor();
    const make = async (display_name: string) => (await own.tags.create({ display_name })).tag.id;
    const remove = async (id: number) => (await own.tags.deleteMany({ ids: [id] })).undo_id;
    const undo_id = await remove(await make('Once'));
    const other = await site.user(await site.addUser('other@example.com', { permissions: ['tags.manage'] }));
    expect((await refusal(other.tags.restore({ undo_id }))).code).toBe('not_found');
    expect((await refusal(own.genres.restore({ undo_id }))).code).toBe('not_found');
    expect(await own.tags.restore({ undo_id })).toEqual({ changed: 1 });
    expect((await refusal(own.tags.restore({ undo_id }))).code).toBe('not_found');

    const late = await remove(await make('Late'));
    await sql`update undo_records set created_at = now() - interval '25 hours' where id = ${late}`.execute(
      db(),
    );
    expect((await refusal(own.tags.restore({ undo_id: late }))).code).toBe('not_found');
    await purgeUndo(db());
    expect(await rowsOf('undo_rows', 'record_id', late)).toEqual([]);

    const taken = await remove(await make('Taken'));
    const now = await make('Taken');
    expect((await refusal(own.tags.restore({ undo_id: taken }))).code).toBe('conflict');
    expect((await own.tags.get({ slug: 'taken' })).tag.id).toBe(now);
  });

  it('keeps pictures for as long', async () => {
    const { artistId: id } = await addMusic(site, { album: 'Cliff', artist: 'Fulmar', tracks: ['Ledge'] });
    const hash = 'f'.repeat(32);
    await sql`insert into images (hash, color, thumbhash, width, height) values (${hash}, '#000000', '', 1, 1)`.execute(
      db(),
    );
    await sql`insert into stored_files (key, kind, owner, state) values ('images/f', 'image', ${hash}, 'stored')`.execute(
      db(),
    );
    await db().updateTable('artists').set({ image_hash: hash }).where('id', '=', id).execute();
    const { undo_id } = await editor().artists.deleteMany({ ids: [id] });
    expect(await removeUnusedFiles(site.system(), { keys: ['images/f'] })).toBe(0);
    await editor().artists.restore({ undo_id });
    expect(await rowsOf('artists', 'id', id)).toMatchObject([{ image_hash: hash }]);
  });
});
