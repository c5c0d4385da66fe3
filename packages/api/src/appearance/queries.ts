import type { Database, Db, Transaction } from '@kantele/db';

type Executor = Db | Transaction<Database>;

export async function allThemes(db: Executor) {
  return db
    .selectFrom('themes')
    .select(['id', 'name', 'colors', 'is_dark', 'default_light', 'default_dark'])
    .orderBy('id')
    .execute();
}

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
