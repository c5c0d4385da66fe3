import type { Db } from '@kantele/db';
import { sql } from 'kysely';
import { plansOf } from '../entitlements/fragments.ts';
import { unreadOf } from '../notifications/fragments.ts';

/** One's own row, with what is shown of oneself on every page. */
export async function ownRow(db: Db, id: number) {
  const roles = sql<{ id: number; name: string }[]>`(
    select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id), '[]')
    from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = users.id)`;
  return db
    .selectFrom('users')
    .selectAll()
    .select([
      roles.as('roles'),
      unreadOf(sql.ref('users.id')).as('unread'),
      plansOf(sql.ref('users.id')).as('plans'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();
}
