import type { Database, Transaction } from '@kantele/db';
import type { Insertable } from 'kysely';

/** Writes renditions of a track, replacing those of the same kind. */
export async function putRenditions(
  trx: Transaction<Database>,
  rows: readonly Insertable<Database['renditions']>[],
) {
  if (rows.length === 0) return;
  await trx
    .insertInto('renditions')
    .values([...rows])
    .onConflict((oc) =>
      oc.columns(['track_id', 'kind']).doUpdateSet((eb) => ({
        mime: eb.ref('excluded.mime'),
        codec: eb.ref('excluded.codec'),
        bitrate: eb.ref('excluded.bitrate'),
        sample_rate: eb.ref('excluded.sample_rate'),
        channels: eb.ref('excluded.channels'),
        size: eb.ref('excluded.size'),
        sha256: eb.ref('excluded.sha256'),
        samples: eb.ref('excluded.samples'),
        delay: eb.ref('excluded.delay'),
        init_end: eb.ref('excluded.init_end'),
        fragments: eb.ref('excluded.fragments'),
        storage_key: eb.ref('excluded.storage_key'),
        etag: eb.ref('excluded.etag'),
      })),
    )
    .execute();
}
