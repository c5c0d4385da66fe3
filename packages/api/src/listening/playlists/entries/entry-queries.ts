import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import type { KeysetSource } from '../../../core/keyset.ts';
import type { EntryState } from '../contract.ts';
import type { FileEntry } from '../files/entry.ts';
import { gap } from '../gap.ts';

type Executor = Db | Transaction<Database>;

/** Entries of one state in the order of the playlist. */
export function entriesOf(playlistId: number, state: EntryState): KeysetSource {
  return {
    from: 'playlist_entries',
    id: 'id',
    where: sql`playlist_id = ${playlistId} and state = ${state}`,
    order: { column: 'position', kind: 'number', direction: 'asc' },
  };
}

function entryRows(db: Executor) {
  const said = ['title', 'artist', 'album', 'duration', 'isrc', 'mbid', 'own_id', 'path'] as const;
  return db
    .selectFrom('playlist_entries as e')
    .select(['e.id', 'e.playlist_id', 'e.position', 'e.track_id', 'e.state'])
    .select(said.map((column) => `e.${column}` as const))
    .select([
      // Lists of ids would come as text.
      sql<number[]>`to_json(e.candidates)`.as('candidates'),
      sql<number[]>`to_json(e.refused)`.as('refused'),
    ]);
}

export type EntryRow = Awaited<ReturnType<typeof entriesByIds>>[number];

export async function entriesByIds(db: Executor, playlistId: number, ids: readonly number[]) {
  return entryRows(db)
    .where('e.playlist_id', '=', playlistId)
    .where('e.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** Entries without a track, of playlists that are there and filled by hand, behind an id. */
export async function openEntries(db: Executor, after: number, limit: number) {
  return entryRows(db)
    .innerJoin('playlists as p', 'p.id', 'e.playlist_id')
    .where('e.track_id', 'is', null)
    .where('e.id', '>', after)
    .where('p.deleted_at', 'is', null)
    .where('p.rules', 'is', null)
    .orderBy('e.id')
    .limit(limit)
    .execute();
}

/** Rows of one statement; larger ones take the server too long at once. */
const rowsAtOnce = 5_000;

/** Where the `n`th song of a file stands, counted from 1. */
export const placeOf = (n: number): number => n * gap;

/** A new entry: what the file says, where it stands, and what it was found to be or may be. */
export interface NewEntry extends Omit<FileEntry, 'track_id'> {
  position: number;
  own_id: number | null;
  track_id: number | null;
  candidates: number[];
}

export async function insertEntries(
  trx: Transaction<Database>,
  playlistId: number,
  entries: readonly NewEntry[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += rowsAtOnce) {
    const rows = JSON.stringify(entries.slice(from, from + rowsAtOnce));
    await sql`
      insert into playlist_entries (playlist_id, position, title, artist, album, duration, isrc, mbid, own_id, path,
        track_id, candidates)
      select ${playlistId}::bigint, position, title, artist, album, duration, isrc, mbid, own_id, path, track_id, candidates
      from json_to_recordset(${rows}::json) as row (position bigint, title text, artist text, album text,
        duration integer, isrc text, mbid uuid, own_id bigint, path text, track_id bigint, candidates bigint[])
      order by position`.execute(trx);
  }
}

/** Puts tracks at positions; what is in the playlist already stays where it is. @returns how many are new */
export async function insertPlacesAt(
  trx: Transaction<Database>,
  playlistId: number,
  places: readonly { track_id: number; position: number }[],
  userId: number | null,
): Promise<number> {
  const { rows } = await sql`
    insert into playlist_tracks as place (playlist_id, track_id, position, added_by)
    select ${playlistId}::bigint, id, position, ${userId}::bigint
    from unnest(${places.map(({ track_id }) => track_id)}::bigint[],
      ${places.map(({ position }) => position)}::bigint[]) as wished (id, position) order by position
    on conflict (playlist_id, track_id) do update
      set removed_at = null, position = excluded.position, added_by = excluded.added_by, added_at = now()
      where place.removed_at is not null
    returning id`.execute(trx);
  return rows.length;
}

/** Says of entries without a track what they are, or may be, or are not. */
export async function updateEntries(
  trx: Transaction<Database>,
  entries: readonly { id: number; track_id: number | null; candidates: number[]; refused: number[] }[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    update playlist_entries e set track_id = row.track_id, candidates = row.candidates, refused = row.refused
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as row (id bigint, track_id bigint, candidates bigint[], refused bigint[])
    where e.id = row.id`.execute(trx);
}

/** @returns how many there were */
export async function deleteEntries(trx: Transaction<Database>, playlistId: number, ids: readonly number[]) {
  const { rows } = await sql`
    delete from playlist_entries where playlist_id = ${playlistId} and id = any(${[...ids]}::bigint[])
    returning id`.execute(trx);
  return rows.length;
}

/** Those of the tracks that entries of the playlist were found to be. */
export async function tracksOfEntries(
  trx: Transaction<Database>,
  playlistId: number,
  trackIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ track_id: number }>`
    select distinct track_id from playlist_entries
    where playlist_id = ${playlistId} and track_id = any(${[...trackIds]}::bigint[])`.execute(trx);
  return new Set(rows.map(({ track_id }) => track_id));
}
