import type { Db } from '@kantele/db';
import { sql } from 'kysely';

/** The first files of an album that are there, in running order. */
export async function firstFiles(db: Db, albumId: number, limit: number) {
  const { rows } = await sql<{ root: string; path: string }>`
    select l.path as root, regexp_replace(f.path, '#[0-9]+$', '') as path from tracks t
    join library_files f on f.track_id = t.id and f.state = 'ok' join libraries l on l.id = f.library_id
    where t.album_id = ${albumId} order by t.disc_number, t.number, t.id limit ${limit}`.execute(db);
  return rows;
}

/** The only artist of an album when he has no portrait yet. */
export async function portraitlessArtist(db: Db, albumId: number) {
  const { rows } = await sql<{ id: number; image_hash: string | null }>`
    select a.id, a.image_hash from album_artists aa join artists a on a.id = aa.artist_id
    where aa.album_id = ${albumId}`.execute(db);
  const [artist] = rows;
  return rows.length === 1 && artist && artist.image_hash === null ? artist.id : null;
}

export async function setAlbumImage(db: Db, albumId: number, hash: string) {
  await db.updateTable('albums').set({ image_hash: hash }).where('id', '=', albumId).execute();
}

export async function setArtistImage(db: Db, artistId: number, hash: string) {
  await db.updateTable('artists').set({ image_hash: hash }).where('id', '=', artistId).execute();
}
