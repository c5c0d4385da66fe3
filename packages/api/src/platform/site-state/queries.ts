import type { Database, Db, Transaction } from '@kantele/db';
import { type Selectable, sql } from 'kysely';
import type { OwnFont } from './fonts/font-faces.ts';

type Executor = Db | Transaction<Database>;

export async function siteRevision(db: Db): Promise<number> {
  const { rows } = await sql<{ revision: number }>`select revision from site_revision`.execute(db);
  return rows[0]?.revision ?? 0;
}

export async function storedSettings(db: Db) {
  return db.selectFrom('settings').select(['key', 'value']).execute();
}

export async function allThemes(db: Executor) {
  return db
    .selectFrom('themes')
    .select(['id', 'name', 'colors', 'is_dark', 'default_light', 'default_dark'])
    .orderBy('id')
    .execute();
}

/** Those of these fonts that are there. */
export async function fontsByHash(db: Executor, hashes: readonly string[]): Promise<OwnFont[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('appearance_fonts')
    .select(['hash', 'facts', 'size'])
    .where('hash', 'in', [...hashes])
    .orderBy('hash')
    .execute();
  return rows as OwnFont[];
}

export async function enabledLocalizations(db: Executor) {
  return db
    .selectFrom('localizations')
    .select(['language', 'name', 'lines'])
    .where('enabled', '=', true)
    .orderBy('id')
    .execute();
}

export async function guestsRole(db: Executor) {
  return db.selectFrom('roles').select('permissions').where('guests', '=', true).executeTakeFirst();
}

export type AdRow = Selectable<Database['ads']>;

export async function adRows(db: Executor): Promise<AdRow[]> {
  return db.selectFrom('ads').selectAll().execute();
}

/** More than menus have room for, and than anybody chooses from. */
const mostLinked = 1_000;

/** Public pages, or those of some ids, with what decides who reads them. */
export async function publicPages(db: Executor, ids?: readonly number[]) {
  const roles = sql<
    number[]
  >`(select coalesce(json_agg(role_id), '[]') from page_roles where page_id = pages.id)`;
  return db
    .selectFrom('pages')
    .select(['id', 'title', 'slug', 'visibility', 'audience', roles.as('role_ids')])
    .where('visibility', '=', 'public')
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('title_key')
    .orderBy('id')
    .limit(mostLinked)
    .execute();
}
export type LinkedPage = Awaited<ReturnType<typeof publicPages>>[number];
