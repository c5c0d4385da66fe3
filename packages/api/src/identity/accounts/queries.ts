import type { Database, Db, StoredPermission } from '@kantele/db';
import { type ExpressionBuilder, sql, type Transaction, type Updateable } from 'kysely';
import { inOrder, type KeysetOrder } from '../../core/keyset.ts';

type Executor = Db | Transaction<Database>;

const accountColumns = [
  'id',
  'email',
  'display_name',
  'first_name',
  'last_name',
  'password_hash',
  'email_verified_at',
  'language',
  'suspended_at',
  'suspended_until',
  'suspended_reason',
] as const;

export async function accountByEmail(db: Executor, email: string) {
  return db
    .selectFrom('users')
    .select(accountColumns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

export async function accountById(db: Executor, id: number, options: { lock?: boolean } = {}) {
  const query = db.selectFrom('users').select(accountColumns).where('id', '=', id);
  return (options.lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Two at most: enough to see that a name is not one person’s. */
export async function idsByName(db: Executor, displayName: string): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('name_key', '=', sql<string>`fold_letters(${displayName})`)
    .limit(2)
    .execute();
  return rows.map(({ id }) => id);
}

export async function userById(db: Executor, id: number) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface RoleOfUser {
  id: number;
  name: string;
  permissions: StoredPermission[];
}

/** The roles of each user row, as one JSON column. */
function withRoles(eb: ExpressionBuilder<Database, 'users'>) {
  return sql<RoleOfUser[]>`(select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name,
      'permissions', r.permissions) order by r.id), '[]')
    from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = ${eb.ref('users.id')})`.as(
    'roles',
  );
}

/** Users with their roles, in the order of the ids. */
export async function usersByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .select(withRoles)
    .where('users.id', 'in', ids)
    .execute();
  return inOrder(ids, rows);
}
export type UserRow = Awaited<ReturnType<typeof usersByIds>>[number];

/** The same, locked in the order of their ids until the transaction ends. */
export async function lockUsers(trx: Transaction<Database>, ids: readonly number[]) {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  await trx.selectFrom('users').select('id').where('id', 'in', sorted).orderBy('id').forUpdate().execute();
  return usersByIds(trx, sorted);
}

export async function insertUser(
  trx: Transaction<Database>,
  values: {
    email: string;
    password_hash: string | null;
    display_name: string;
    needs_name?: boolean;
    email_verified_at: Date | null;
  },
) {
  return trx.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow();
}

export async function anyUser(db: Executor): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Of those who hold `admin` and are not suspended, the one who came first. */
export async function adminEmail(db: Executor) {
  const admin = sql`'[{"name":"admin"}]'::jsonb`;
  return db
    .selectFrom('users')
    .select('email')
    .where(
      sql<boolean>`(permissions @> ${admin} or exists (select from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = users.id and r.permissions @> ${admin}))`,
    )
    .where(sql<boolean>`(suspended_at is null or suspended_until <= now())`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function updateUserRow(db: Executor, id: number, values: Updateable<Database['users']>) {
  await db
    .updateTable('users')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Answers the picture a user had; undefined when the user is gone. */
export async function replaceAvatarOf(
  trx: Transaction<Database>,
  id: number,
  hash: string | null,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ before: string | null }>`
    with one as (select id, avatar from users where id = ${id} for update)
    update users u set avatar = ${hash}, updated_at = now() from one where u.id = one.id
    returning one.avatar as before`.execute(trx);
  return rows[0]?.before;
}

export interface AccountChange {
  /** Null takes the password away. */
  passwordHash?: string | null | undefined;
  /** The address is this person's; one that was confirmed keeps its date. */
  confirmed?: boolean | undefined;
  /** Another address, which is confirmed. */
  email?: string | undefined;
  lastLoginAt?: Date | undefined;
}

export async function updateAccountRow(
  db: Executor,
  id: number,
  { passwordHash, confirmed, email, lastLoginAt }: AccountChange,
) {
  const isNoted = passwordHash !== undefined || confirmed || email !== undefined;
  await db
    .updateTable('users')
    .set({
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
      ...(confirmed ? { email_verified_at: sql<Date>`coalesce(email_verified_at, now())` } : {}),
      ...(email === undefined ? {} : { email, email_verified_at: new Date() }),
      ...(lastLoginAt ? { last_login_at: lastLoginAt } : {}),
      ...(isNoted ? { updated_at: new Date() } : {}),
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteUserRows(trx: Transaction<Database>, ids: readonly number[]) {
  return trx.deleteFrom('users').where('id', 'in', ids).returning('avatar').execute();
}

export const userOrder = {
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  oldest: { column: 'id', kind: 'number', direction: 'asc' },
  name: { column: 'name_key', kind: 'string', direction: 'asc' },
  name_desc: { column: 'name_key', kind: 'string', direction: 'desc' },
  email: { column: 'email', kind: 'string', direction: 'asc' },
  email_desc: { column: 'email', kind: 'string', direction: 'desc' },
} as const satisfies Record<string, KeysetOrder>;

export interface UserFilter {
  query?: string | undefined;
  role_id?: number | undefined;
  verified?: boolean | undefined;
  suspended?: boolean | undefined;
  created_from?: string | undefined;
}

/** Source of `keysetIds` for the admin's list. */
export function filteredUsers(order: KeysetOrder, filter: UserFilter = {}) {
  const conditions = [sql`true`];
  const { query, role_id, verified, suspended, created_from } = filter;
  if (query) {
    const pattern = sql`'%' || regexp_replace(fold_letters(${query}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
    conditions.push(sql`fold_letters(display_name || ' ' || email) like ${pattern}`);
  }
  if (role_id !== undefined)
    conditions.push(
      sql`exists (select from user_roles ur where ur.user_id = users.id and ur.role_id = ${role_id})`,
    );
  if (verified !== undefined)
    conditions.push(verified ? sql`email_verified_at is not null` : sql`email_verified_at is null`);
  if (suspended !== undefined) {
    const now = sql`suspended_at is not null and (suspended_until is null or suspended_until > now())`;
    conditions.push(suspended ? now : sql`not (${now})`);
  }
  if (created_from) conditions.push(sql`created_at >= ${created_from}::date`);
  return { from: 'users', id: 'id', where: sql.join(conditions, sql` and `), order };
}

/** Adds a permission to a user's own, unless it is there. */
export async function addPermission(
  trx: Transaction<Database>,
  userId: number,
  permission: StoredPermission,
) {
  const added = JSON.stringify([permission]);
  await sql`update users set permissions = permissions || ${added}::jsonb, updated_at = now()
    where id = ${userId} and not permissions @> ${JSON.stringify([{ name: permission.name }])}::jsonb`.execute(
    trx,
  );
}
