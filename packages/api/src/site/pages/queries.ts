import type { Database, Db, Transaction } from '@kantele/db';
import { type Insertable, sql, type Updateable } from 'kysely';
import { type KeysetOrder, type KeysetSource, rowById } from '../../core/keyset.ts';
import { nameOfUser } from '../../identity/accounts/fragments.ts';
import { holdsAnyRole } from '../../identity/roles/fragments.ts';

type Executor = Db | Transaction<Database>;

const shown = ['id', 'title', 'slug', 'type', 'visibility', 'audience', 'created_at', 'updated_at'] as const;
const edited = [...shown, 'body', 'seo_title', 'seo_description', 'seo_image', 'rev'] as const;

export const pageOrder = {
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  oldest: { column: 'id', kind: 'number', direction: 'asc' },
  title: { column: 'title_key', kind: 'string', direction: 'asc' },
  title_desc: { column: 'title_key', kind: 'string', direction: 'desc' },
} as const satisfies Record<string, KeysetOrder>;

/** Pages are few: what is searched for is looked for in each. */
export function filteredPages(order: KeysetOrder, { query }: { query?: string | undefined }): KeysetSource {
  const pattern = sql`'%' || regexp_replace(fold_letters(${query ?? ''}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
  const where = query ? sql`fold_letters(title || ' ' || slug) like ${pattern}` : sql`true`;
  return { from: 'pages', id: 'id', where, order };
}

/** What lists show of a page. */
export const pageRow = rowById((db, id) =>
  db
    .selectFrom('pages')
    .select(shown)
    .select(nameOfUser(sql.ref('pages.author_id')).as('author'))
    .where('pages.id', '=', id),
);

/** A page by one of its two names; `is_theirs` is whether the user holds one of its roles. */
export async function pageFor(db: Executor, key: { id: number } | { slug: string }, userId: number | null) {
  const roles = sql`(select role_id from page_roles where page_id = pages.id)`;
  const query = db.selectFrom('pages').select(edited).select(holdsAnyRole(userId, roles).as('is_theirs'));
  return (
    'id' in key ? query.where('id', '=', key.id) : query.where('slug', '=', key.slug)
  ).executeTakeFirst();
}
export type PageRow = NonNullable<Awaited<ReturnType<typeof pageFor>>>;

/** A page with all that can be changed of it. */
export async function editedPage(db: Executor, id: number) {
  return db
    .selectFrom('pages')
    .select(edited)
    .select(nameOfUser(sql.ref('pages.author_id')).as('author'))
    .select(
      sql<number[]>`(select coalesce(json_agg(role_id order by role_id), '[]') from page_roles
        where page_id = pages.id)`.as('role_ids'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}
export type EditedRow = NonNullable<Awaited<ReturnType<typeof editedPage>>>;

export async function lockPage(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom('pages')
    .select(['rev', 'title', 'audience'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertPage(trx: Transaction<Database>, values: Insertable<Database['pages']>) {
  return trx.insertInto('pages').values(values).returning('id').executeTakeFirstOrThrow();
}

/** Saves one more revision. */
export async function updatePageRow(
  trx: Transaction<Database>,
  id: number,
  values: Updateable<Database['pages']>,
) {
  await trx
    .updateTable('pages')
    .set({ ...values, rev: sql`rev + 1`, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function replacePageRoles(
  trx: Transaction<Database>,
  pageId: number,
  roleIds: readonly number[],
) {
  await trx.deleteFrom('page_roles').where('page_id', '=', pageId).execute();
  const rows = [...new Set(roleIds)].map((role_id) => ({ page_id: pageId, role_id }));
  if (rows.length > 0) await trx.insertInto('page_roles').values(rows).execute();
}

export async function rolesOfPage(trx: Transaction<Database>, pageId: number) {
  const rows = await trx.selectFrom('page_roles').select('role_id').where('page_id', '=', pageId).execute();
  return rows.map(({ role_id }) => role_id);
}

export async function deletePageRows(trx: Transaction<Database>, ids: readonly number[]) {
  return trx.deleteFrom('pages').where('id', 'in', ids).returning(['id', 'title']).execute();
}
