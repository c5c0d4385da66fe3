import type { Database, Transaction } from '@kantele/db';
import type { Insertable, Selectable } from 'kysely';

type AdRow = Selectable<Database['ads']>;

/** What is in a place, locked until the end of the transaction. */
export async function lockAd(trx: Transaction<Database>, slot: string): Promise<AdRow | undefined> {
  return trx.selectFrom('ads').selectAll().where('slot', '=', slot).forUpdate().executeTakeFirst();
}

export async function putAd(trx: Transaction<Database>, values: Insertable<Database['ads']>): Promise<AdRow> {
  const { slot: _, ...rest } = values;
  return trx
    .insertInto('ads')
    .values(values)
    .onConflict((oc) => oc.column('slot').doUpdateSet({ ...rest, updated_at: new Date() }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
