import type { Database, Db } from '@kantele/db';
import type { Insertable, Transaction } from 'kysely';

type Executor = Db | Transaction<Database>;

export async function savedViewsOf(db: Executor, userId: number, screen: string) {
  return db
    .selectFrom('saved_views')
    .select(['id', 'screen', 'name', 'search'])
    .where('user_id', '=', userId)
    .where('screen', '=', screen)
    .orderBy('name')
    .execute();
}

export async function putSavedView(db: Executor, values: Insertable<Database['saved_views']>) {
  await db
    .insertInto('saved_views')
    .values(values)
    .onConflict((oc) => oc.columns(['user_id', 'screen', 'name']).doUpdateSet({ search: values.search }))
    .execute();
}

export async function deleteSavedViewRow(db: Executor, userId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('saved_views')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
