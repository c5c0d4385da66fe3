import type { Database, Transaction } from '@kantele/db';
import type { Insertable, Updateable } from 'kysely';
import { rowsAsJson } from '../../../core/rows-as-json.ts';

/** Ids in the order of the rows. */
export async function insertTracks(
  trx: Transaction<Database>,
  rows: readonly Insertable<Database['tracks']>[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const { columns, expression } = rowsAsJson('tracks', rows, ['replaygain', 'artists']);
  const inserted = await trx
    .insertInto('tracks')
    .columns(columns)
    .expression(expression)
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id);
}

export async function updateTrack(
  trx: Transaction<Database>,
  id: number,
  values: Updateable<Database['tracks']>,
) {
  await trx
    .updateTable('tracks')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Takes away what hangs on tracks, to be written anew. */
export async function unlinkTracks(trx: Transaction<Database>, ids: readonly number[]) {
  if (ids.length === 0) return;
  for (const table of ['track_artists', 'track_genres', 'track_credits'] as const) {
    await trx.deleteFrom(table).where('track_id', 'in', ids).execute();
  }
}

export async function putLyrics(trx: Transaction<Database>, rows: readonly Insertable<Database['lyrics']>[]) {
  if (rows.length === 0) return;
  await trx
    .insertInto('lyrics')
    .values(rows)
    .onConflict((oc) =>
      oc.column('track_id').doUpdateSet((eb) => ({
        language: eb.ref('excluded.language'),
        text: eb.ref('excluded.text'),
        lines: eb.ref('excluded.lines'),
      })),
    )
    .execute();
}
