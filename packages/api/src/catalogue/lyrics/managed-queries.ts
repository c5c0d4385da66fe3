import type { Database, Db } from '@kantele/db';
import { sql, type Transaction } from 'kysely';
import { inOrder, type KeysetOrder, type KeysetSource } from '../../core/keyset.ts';
import { containing, foundByWords } from '../search-index/fragments.ts';
import { openRow } from '../visibility/fragments.ts';

type Executor = Db | Transaction<Database>;

export const managedLyricsOrder = {
  newest: { column: 'track_id', kind: 'number', direction: 'desc' },
  oldest: { column: 'track_id', kind: 'number', direction: 'asc' },
} as const satisfies Record<string, KeysetOrder>;

export interface LyricsFilter {
  query?: string | undefined;
  synced?: boolean | undefined;
  language?: string | undefined;
}

/** Of which tracks lyrics are shown: drafts of tracks and of albums only to those who see them. */
interface Sight {
  now: Date;
  draftTracks: boolean;
  draftAlbums: boolean;
}

/** Source of `keysetIds` for the list of those who manage lyrics: of drafts too, not of what is in the trash. */
export function filteredLyrics(
  order: KeysetOrder,
  { query, synced, language }: LyricsFilter,
  { now, draftTracks, draftAlbums }: Sight,
): KeysetSource {
  // Scalar on purpose: an `exists` may be planned as a hash of whole tables.
  const parts = [
    sql`(select t.deleted_at is null and a.deleted_at is null
        and ${draftTracks ? sql`true` : openRow('t', now)} and ${draftAlbums ? sql`true` : openRow('a', now)}
      from tracks t join albums a on a.id = t.album_id where t.id = lyrics.track_id)`,
  ];
  if (query) {
    const sung = sql`select l.track_id from lyrics l
      where lyrics_words(l.text) @@ plainto_tsquery('pg_catalog.simple', lyrics_text(${query}))`;
    const named = sql`select t.id from tracks t where not t.listed and t.name_key like ${containing(query)}`;
    const found = foundByWords('track', query);
    const all = found === null ? [sung, named] : [sung, named, found];
    parts.push(sql`track_id in (${sql.join(all, sql` union all `)})`);
  }
  if (synced !== undefined) parts.push(synced ? sql`lines is not null` : sql`lines is null`);
  if (language) parts.push(sql`lower(language) = ${language.toLowerCase()}`);
  return { from: 'lyrics', id: 'track_id', where: sql.join(parts, sql` and `), order };
}

/** What a list shows of lyrics, in the order of the ids of their tracks. */
export async function lyricsByTracks(db: Executor, trackIds: readonly number[]) {
  if (trackIds.length === 0) return [];
  const rows = await db
    .selectFrom('lyrics')
    .select(['track_id as id', 'language', 'updated_at'])
    .select([sql<boolean>`lines is not null`.as('synced'), sql<string>`left(text, 160)`.as('beginning')])
    .where('track_id', 'in', [...trackIds])
    .execute();
  return inOrder(trackIds, rows);
}

/** Removes the lyrics of tracks; answers of how many. */
export async function deleteLyricsRows(trx: Transaction<Database>, trackIds: readonly number[]) {
  const result = await trx
    .deleteFrom('lyrics')
    .where('track_id', 'in', [...trackIds])
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
