import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

/** Two nights are at least so far apart, also when the hour is changed in between. */
const apart = sql.lit('12 hours');

/** Marks the night as begun; false when it was, by whatever process. Nights of a clock that was wrong do not count. */
export async function claimNight(trx: Transaction<Database>, night: Date): Promise<boolean> {
  const claimed = await trx
    .insertInto('nightly_backup')
    .values({ night })
    .onConflict((oc) =>
      oc
        .column('id')
        .doUpdateSet({ night })
        .where(
          sql<boolean>`nightly_backup.night not between ${night}::timestamptz - ${apart}::interval
            and ${night}::timestamptz + ${apart}::interval`,
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function lastNightly(db: Db | Transaction<Database>) {
  return db
    .selectFrom('nightly_backup')
    .select(['finished_at', 'complete_at', 'bytes', 'problem'])
    .where('finished_at', 'is not', null)
    .$narrowType<{ finished_at: Date }>()
    .executeTakeFirst();
}

/**
 * Stores how a nightly backup ended.
 * @param bytes of a complete one; null for one that failed, which leaves what is known of the last complete one
 */
export async function storeNightly(
  trx: Transaction<Database>,
  { finished_at, bytes, problem }: { finished_at: Date; bytes: number | null; problem: string | null },
) {
  const complete = bytes === null ? {} : { complete_at: finished_at, bytes };
  await trx
    .updateTable('nightly_backup')
    .set({ finished_at, problem, ...complete })
    .execute();
}
