import type { Database, Db } from '@kantele/db';
import { sql, type Transaction } from 'kysely';
import { inOrder, type KeysetOrder, type KeysetSource } from '../../core/keyset.ts';
import { containing } from '../search-index/fragments.ts';
import { artistSummariesByIds } from './queries.ts';

type Executor = Db | Transaction<Database>;

export const managedArtistOrder = {
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  oldest: { column: 'id', kind: 'number', direction: 'asc' },
  name: { column: 'sort_key', kind: 'string', direction: 'asc' },
  name_desc: { column: 'sort_key', kind: 'string', direction: 'desc' },
  plays: { column: 'plays_count', kind: 'number', direction: 'desc' },
  plays_asc: { column: 'plays_count', kind: 'number', direction: 'asc' },
} as const satisfies Record<string, KeysetOrder>;

export interface ArtistFilter {
  query?: string | undefined;
  verified?: boolean | undefined;
  disabled?: boolean | undefined;
  picture?: boolean | undefined;
}

/** Source of `keysetIds` for the list of those who manage artists: disabled ones too. */
export function filteredArtists(order: KeysetOrder, filter: ArtistFilter): KeysetSource {
  const { query, verified, disabled, picture } = filter;
  const parts = [sql`true`];
  if (query) parts.push(sql`name_key like ${containing(query)}`);
  if (verified !== undefined) parts.push(sql`verified = ${verified}`);
  if (disabled !== undefined) parts.push(sql`disabled = ${disabled}`);
  if (picture !== undefined) parts.push(picture ? sql`image_hash is not null` : sql`image_hash is null`);
  return { from: 'artists', id: 'id', where: sql.join(parts, sql` and `), order };
}

/** Artists as those who manage them list them, in the order of the ids. */
export async function managedArtistsByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; disabled: boolean; albums_count: number; created_at: Date }>`
    select a.id, a.disabled, a.created_at,
      (select count(*)::integer from album_artists aa where aa.artist_id = a.id) as albums_count
    from artists a where a.id = any(${[...ids]})`.execute(db);
  const more = new Map(rows.map((row) => [row.id, row]));
  const artists = await artistSummariesByIds(db, ids);
  return inOrder(
    ids,
    artists.flatMap((artist) => {
      const row = more.get(artist.id);
      return row ? [{ ...artist, ...row }] : [];
    }),
  );
}
export type ManagedArtistRow = Awaited<ReturnType<typeof managedArtistsByIds>>[number];

/** These artists, locked in the order of their ids. */
export async function lockArtists(trx: Transaction<Database>, ids: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('artists')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets the same of several artists. */
export async function updateArtistRows(
  trx: Transaction<Database>,
  ids: readonly number[],
  values: { verified?: boolean; disabled?: boolean },
) {
  await trx
    .updateTable('artists')
    .set({ ...values, updated_at: new Date() })
    .where('id', 'in', [...ids])
    .execute();
}
