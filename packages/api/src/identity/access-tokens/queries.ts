import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { compiledOnce } from '../../core/compiled-once.ts';
import { holderColumns } from '../roles/fragments.ts';

type Executor = Db | Transaction<Database>;
const columns = ['id', 'name', 'scope', 'workspace_id', 'expires_at', 'last_used_at', 'created_at'] as const;

const tokens = (db: Executor) =>
  db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select(['access_tokens.id', 'access_tokens.user_id', 'access_tokens.scope'])
    .select('access_tokens.workspace_id')
    .select(['access_tokens.expires_at', 'access_tokens.last_used_at'])
    .select(holderColumns);
const byHash = compiledOnce((db, hash: string) => tokens(db).where('access_tokens.token_hash', '=', hash));
const byId = compiledOnce((db, id: number) => tokens(db).where('access_tokens.id', '=', id));

export async function tokenBy(db: Executor, by: { hash: string } | { id: number }) {
  const [row] = 'hash' in by ? await byHash(db, by.hash) : await byId(db, by.id);
  return row;
}
export type TokenRow = NonNullable<Awaited<ReturnType<typeof tokenBy>>>;

/** Once a minute at most, also when several requests come at once. */
export async function noteTokenUse(db: Executor, id: number, now: Date) {
  await db
    .updateTable('access_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', new Date(now.getTime() - 60_000))]),
    )
    .execute();
}

export async function tokensOf(db: Executor, userId: number) {
  return db
    .selectFrom('access_tokens')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

export async function insertToken(
  db: Executor,
  values: {
    user_id: number;
    name: string;
    token_hash: string;
    scope: 'read' | 'write';
    workspace_id: number | null;
    expires_at: Date | null;
  },
) {
  return db.insertInto('access_tokens').values(values).returning(columns).executeTakeFirstOrThrow();
}

export async function deleteToken(db: Executor, userId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Tokens of a user: all, or those bound to a workspace. */
export async function deleteTokensOf(db: Executor, userId: number, workspaceId?: number) {
  const tokens = db.deleteFrom('access_tokens').where('user_id', '=', userId);
  await (workspaceId === undefined ? tokens : tokens.where('workspace_id', '=', workspaceId)).execute();
}

export async function purgeTokens(db: Executor) {
  await sql`delete from access_tokens where expires_at < now() - interval '1 day'`.execute(db);
}
