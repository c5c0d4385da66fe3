import type { Database, Db, Transaction } from '@kantele/db';
import { type Insertable, sql, type Updateable } from 'kysely';
import { bytesOfOwner } from '../../platform/files/fragments.ts';

type Executor = Db | Transaction<Database>;

/** Keeps other announcements of this user waiting until the transaction ends, so that all see the same sum. */
export async function lockOwner(trx: Transaction<Database>, ownerId: number) {
  await sql`select from users where id = ${ownerId} for no key update`.execute(trx);
}

/**
 * Bytes a user keeps here or has announced, and how many uploads are not over: in one statement, or an upload that ends
 * between two would count twice.
 */
export async function spaceUsed(db: Executor, ownerId: number) {
  const { rows } = await sql<{ bytes: number; open: number }>`
    select coalesce(sum(size), 0)::bigint + ${bytesOfOwner(ownerId)} as bytes, count(*)::integer as open
    from upload_sessions
    where owner_id = ${ownerId} and state in ('pending', 'inProgress') and expires_at > now()`.execute(db);
  return rows[0] ?? { bytes: 0, open: 0 };
}

/** Keeps a workspace until the transaction ends: taken before the row of an upload, as those do who delete the workspace. */
export async function holdWorkspace(trx: Transaction<Database>, workspaceId: number) {
  await sql`select from workspaces where id = ${workspaceId} for key share`.execute(trx);
}

/** Makes uploads to a workspace those of their senders, to the top of what they have. */
export async function moveToSenders(trx: Transaction<Database>, workspaceId: number) {
  await sql`update upload_sessions set workspace_id = 0, target = jsonb_set(target, '{parent_id}', 'null')
    where workspace_id = ${workspaceId}`.execute(trx);
}

export async function insertSession(
  trx: Transaction<Database>,
  values: Insertable<Database['upload_sessions']>,
) {
  await trx.insertInto('upload_sessions').values(values).execute();
}

export async function sessionById(db: Executor, id: string) {
  return db.selectFrom('upload_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}
export type SessionRow = NonNullable<Awaited<ReturnType<typeof sessionById>>>;

/** The same, locked until the transaction ends. */
export async function lockSession(trx: Transaction<Database>, id: string) {
  return trx.selectFrom('upload_sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Makes somebody the one who writes to an upload for so many seconds, if it stands at this byte and nobody else does;
 * by the clock of the database, which all processes share.
 */
export async function claimSession(
  db: Executor,
  { id, offset, writer, seconds }: { id: string; offset: number; writer: string; seconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    update upload_sessions set writer = ${writer}, writer_until = now() + make_interval(secs => ${seconds}),
      state = 'inProgress', updated_at = now()
    where id = ${id} and received = ${offset} and state in ('pending', 'inProgress') and expires_at > now()
      and (writer is null or writer_until < now())
    returning id`.execute(db);
  return rows.length > 0;
}

/** Writes how many bytes are on disk and extends the claim; false when somebody else has it. */
export async function renewClaim(
  db: Executor,
  { id, writer, received, seconds }: { id: string; writer: string; received: number; seconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    update upload_sessions set received = ${received}, writer_until = now() + make_interval(secs => ${seconds}),
      expires_at = greatest(expires_at, now() + interval '1 day'), updated_at = now()
    where id = ${id} and writer = ${writer} and state = 'inProgress' returning id`.execute(db);
  return rows.length > 0;
}

/** Extends the claim of a writer that has nothing to tell; false when somebody else has it. */
export async function extendClaim(
  db: Executor,
  { id, writer, seconds }: { id: string; writer: string; seconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    update upload_sessions set writer_until = now() + make_interval(secs => ${seconds})
    where id = ${id} and writer = ${writer} and state = 'inProgress' returning id`.execute(db);
  return rows.length > 0;
}

export async function releaseClaim(db: Executor, id: string, writer: string) {
  await sql`update upload_sessions set writer = null, writer_until = null
    where id = ${id} and writer = ${writer}`.execute(db);
}

export async function updateSession(
  db: Executor,
  id: string,
  values: Updateable<Database['upload_sessions']>,
) {
  await db
    .updateTable('upload_sessions')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/**
 * Notes that its sender may write to the bucket for so many seconds, and keeps the upload for another day; false when it
 * is over.
 */
export async function letSend(db: Executor, id: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    update upload_sessions set state = 'inProgress', writable_until = now() + make_interval(secs => ${seconds}),
      expires_at = greatest(expires_at, now() + interval '1 day'), updated_at = now()
    where id = ${id} and state in ('pending', 'inProgress') and expires_at > now() returning id`.execute(db);
  return rows.length > 0;
}

/** Uploads that are over and whose senders cannot write any more, but may have until now. */
export async function leftInBucket(db: Executor, limit: number) {
  const { rows } = await sql<{ id: string; storage_key: string }>`
    select id, storage_key from upload_sessions
    where writable_until < now() and state not in ('pending', 'inProgress') limit ${limit}`.execute(db);
  return rows;
}

/** Keys of uploads of these users that have become no file, and of those whose senders may still write to the bucket. */
export async function keysLeftBy(db: Executor, userIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from upload_sessions
    where owner_id = any(${[...userIds]}) and (state <> 'completed' or writable_until is not null)`.execute(
    db,
  );
  return rows.map(({ storage_key }) => storage_key);
}

/** Marks an upload as given up; false when it has become a file. */
export async function abortSession(db: Executor, id: string): Promise<boolean> {
  const { rows } = await sql`update upload_sessions set state = 'aborted', updated_at = now()
    where id = ${id} and state <> 'completed' returning id`.execute(db);
  return rows.length > 0;
}

/** Ends uploads whose time is over, and direct ones whose sender is gone; answers them. */
export async function expireSessions(db: Executor) {
  const { rows } = await sql<{ id: string; storage_key: string }>`
    update upload_sessions set state = 'aborted', writer = null, writer_until = null, updated_at = now()
    where state in ('pending', 'inProgress') and (writer_until is null or writer_until < now())
      and (expires_at < now() or (transport = 'direct' and created_at < now() - interval '1 minute'))
    returning id, storage_key`.execute(db);
  return rows;
}

/** Uploads that were over a week ago are forgotten. */
export async function purgeUploads(db: Executor) {
  await sql`delete from upload_sessions
    where state not in ('pending', 'inProgress') and writable_until is null
      and updated_at < now() - interval '7 days'`.execute(db);
}
