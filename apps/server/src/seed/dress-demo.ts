import { readFile } from 'node:fs/promises';
import type { Context } from '@kantele/api/server';
import { createCaller, setPicture } from '@kantele/api/server';
import { type Db, sql } from '@kantele/db';
import { type DemoAlbum, demoArtists } from '@kantele/demo-music';
import { demoAssetPath } from './assets.ts';

const doneKey = 'demo.done';

/** Whether the demo catalogue may be made: not made yet, and no other music has been imported. */
export async function mayHaveDemo(ctx: Context, dir: string): Promise<boolean> {
  const done = await ctx.db
    .selectFrom('settings')
    .select('key')
    .where('key', '=', doneKey)
    .executeTakeFirst();
  if (done) return false;
  const other = await ctx.db.selectFrom('libraries').select('id').where('path', '<>', dir).executeTakeFirst();
  return other === undefined;
}

/** Remembers that the demo is complete: what an admin deletes later stays deleted. */
export async function settleDemo(ctx: Context): Promise<void> {
  await ctx.db
    .insertInto('settings')
    .values({ key: doneKey, value: 'true' })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Adds what tags cannot say: description and type of an album, its artist's life and portrait. */
export async function dressAlbum(ctx: Context, album: DemoAlbum): Promise<void> {
  const row = await idsOf(ctx.db, album.title, album.artist);
  if (!row) return;
  const caller = createCaller(ctx);
  await caller.albums.update({ id: row.album_id, type: album.type, description: album.description });
  const artist = demoArtists.find((candidate) => candidate.name === album.artist);
  if (!artist || row.has_bio) return;
  const portrait = await readFile(demoAssetPath(artist.portrait));
  await setPicture(ctx, { table: 'artists', id: row.artist_id }, portrait);
  await caller.artists.update({
    id: row.artist_id,
    bio: artist.bio,
    city: artist.city,
    country: artist.country,
    verified: artist.verified,
    links: [...artist.links],
  });
}

async function idsOf(db: Db, album: string, artist: string) {
  const { rows } = await sql<{ album_id: number; artist_id: number; has_bio: boolean }>`
    select al.id as album_id, ar.id as artist_id, ar.bio is not null as has_bio
    from albums al join album_artists aa on aa.album_id = al.id join artists ar on ar.id = aa.artist_id
    where al.name = ${album} and ar.name = ${artist} limit 1`.execute(db);
  return rows[0];
}
