import type { Database, Db, Transaction } from '@kantele/db';
import type { Look, LookChanges, LookTheme } from './contract.ts';

type Executor = Db | Transaction<Database>;

export interface NewTheme {
  name: string;
  colors: Record<string, string>;
  is_dark: boolean;
  default_light: boolean;
  default_dark: boolean;
}

export async function insertThemes(trx: Transaction<Database>, themes: readonly NewTheme[]) {
  await trx
    .insertInto('themes')
    .values(themes.map((theme) => ({ ...theme, colors: JSON.stringify(theme.colors) })))
    .execute();
}

/** What is being changed, who saved it last, and the number that the next change has to name. */
export async function appearanceState(db: Executor) {
  return db
    .selectFrom('appearance_state')
    .select(['rev', 'draft', 'author_id', 'updated_at'])
    .$narrowType<{ draft: LookChanges | null }>()
    .executeTakeFirstOrThrow();
}

/** The same, locked until the end of the transaction. */
export async function lockAppearance(trx: Transaction<Database>) {
  return trx
    .selectFrom('appearance_state')
    .select(['rev', 'draft'])
    .$narrowType<{ draft: LookChanges | null }>()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Replaces what is being changed; null for nothing. */
export async function putDraft(
  trx: Transaction<Database>,
  draft: LookChanges | null,
  authorId: number | null,
) {
  return trx
    .updateTable('appearance_state')
    .set((eb) => ({
      rev: eb('rev', '+', 1),
      draft: draft && JSON.stringify(draft),
      author_id: authorId,
      updated_at: new Date(),
    }))
    .returning(['rev', 'updated_at'])
    .executeTakeFirstOrThrow();
}

export async function latestRevisions(db: Executor, limit: number) {
  return db
    .selectFrom('appearance_revisions')
    .select(['id', 'note', 'author_id', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function revisionById(db: Executor, id: number) {
  return db
    .selectFrom('appearance_revisions')
    .select(['id', 'look', 'note', 'author_id', 'created_at'])
    .$narrowType<{ look: Look }>()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertRevision(
  trx: Transaction<Database>,
  values: { look: Look; note: string; author_id: number | null },
) {
  const row = { ...values, look: JSON.stringify(values.look) };
  return trx.insertInto('appearance_revisions').values(row).returning('id').executeTakeFirstOrThrow();
}

/** Takes the default away from all themes: two of them must not have it even for a moment. */
export async function unsetDefaults(trx: Transaction<Database>) {
  await trx.updateTable('themes').set({ default_light: false, default_dark: false }).execute();
}

/** Writes a theme; answers its id, which is a new one for a negative. */
export async function putTheme(trx: Transaction<Database>, { id, ...theme }: LookTheme) {
  const values = { ...theme, colors: JSON.stringify(theme.colors) };
  if (id < 0) {
    return (await trx.insertInto('themes').values(values).returning('id').executeTakeFirstOrThrow()).id;
  }
  await trx
    .updateTable('themes')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  return id;
}

export async function deleteThemes(trx: Transaction<Database>, ids: readonly number[]) {
  if (ids.length > 0) await trx.deleteFrom('themes').where('id', 'in', ids).execute();
}
