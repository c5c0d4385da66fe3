import { type Kysely, sql } from 'kysely';

/** Nothing can be commented: the permissions of it go from roles, users and plans. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['roles', 'users', 'products']) {
    await sql`update ${sql.table(table)} set permissions = (
        select coalesce(jsonb_agg(p order by place), '[]') from jsonb_array_elements(permissions) with ordinality e(p, place)
        where p ->> 'name' not like 'comments.%')
      where permissions @? '$[*].name ? (@ starts with "comments.")'`.execute(db);
  }
}
