import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import type { WrittenTrack } from './files/write-file.ts';
import { artistsInWords } from './fragments.ts';

type Executor = Db | Transaction<Database>;

/** What files say of the tracks of a playlist that everybody may see, in its order. */
export async function writtenTracks(db: Executor, playlistId: number): Promise<WrittenTrack[]> {
  const { rows } = await sql<WrittenTrack>`
    select t.id, t.slug, t.name as title, a.name as album, t.duration, t.isrc, t.mbid,
      ${artistsInWords} as artist
    from playlist_tracks p join tracks t on t.id = p.track_id join albums a on a.id = t.album_id
    where p.playlist_id = ${playlistId} and p.shown and p.removed_at is null
    order by p.position, p.track_id`.execute(db);
  return rows;
}
