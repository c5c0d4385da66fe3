import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

interface StoredSelection {
  kind: string;
  in_app: boolean;
  email: boolean;
  browser: boolean;
}

/** What a user has chosen; kinds without a row are as the kind has it. */
export async function selectionsOf(db: Executor, userId: number): Promise<StoredSelection[]> {
  return db
    .selectFrom('notification_selections')
    .select(['kind', 'in_app', 'email', 'browser'])
    .where('user_id', '=', userId)
    .execute();
}

/** Puts the choice of a user in the place of what there was for these kinds. */
export async function putSelections(
  trx: Executor,
  userId: number,
  selections: readonly StoredSelection[],
): Promise<void> {
  if (selections.length === 0) return;
  await trx
    .insertInto('notification_selections')
    .values(selections.map((selection) => ({ user_id: userId, ...selection })))
    .onConflict((oc) =>
      oc.columns(['user_id', 'kind']).doUpdateSet({
        in_app: sql`excluded.in_app`,
        email: sql`excluded.email`,
        browser: sql`excluded.browser`,
      }),
    )
    .execute();
}
