import type { Database, Transaction } from '@kantele/db';
import { type Insertable, sql } from 'kysely';
import { rowsAsJson } from '../../core/rows-as-json.ts';

/** Writes the files of tracks: what was known of another file of theirs no longer holds. */
export async function upsertOriginals(
  trx: Transaction<Database>,
  rows: readonly Insertable<Database['originals']>[],
) {
  if (rows.length === 0) return;
  const { columns, expression } = rowsAsJson('originals', rows);
  await trx
    .insertInto('originals')
    .columns(columns)
    .expression(expression)
    .onConflict((oc) =>
      oc.column('track_id').doUpdateSet((eb) => ({
        storage_key: eb.ref('excluded.storage_key'),
        mime: eb.ref('excluded.mime'),
        codec: eb.ref('excluded.codec'),
        lossless: eb.ref('excluded.lossless'),
        bitrate: eb.ref('excluded.bitrate'),
        sample_rate: eb.ref('excluded.sample_rate'),
        channels: eb.ref('excluded.channels'),
        size: eb.ref('excluded.size'),
        etag: eb.ref('excluded.etag'),
        cut_begin: eb.ref('excluded.cut_begin'),
        cut_end: eb.ref('excluded.cut_end'),
        // The index of the file before stays named until a new one takes its place in the store.
        packet_hash: null,
        samples: null,
        delay: null,
        analysis: 'waiting',
        attempts: 0,
        trouble: null,
        updated_at: sql`now()`,
      })),
    )
    .execute();
}

/** Files that could not be analysed, or are damaged, get another try. */
export async function resetAnalysis(trx: Transaction<Database>, trackIds: readonly number[]) {
  if (trackIds.length === 0) return;
  await trx
    .updateTable('originals')
    .set({ analysis: 'waiting', attempts: 0, trouble: null, updated_at: sql`now()` })
    .where('track_id', 'in', [...trackIds])
    .execute();
}
