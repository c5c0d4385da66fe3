import { createHash, randomBytes } from 'node:crypto';
import type { Database, Transaction } from '@kantele/db';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { recordEvent } from '../audit/record-event.ts';
import { assertRecent, userOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { exportedTables } from './exported-tables.ts';
import { makeExport, removeFiles } from './jobs.ts';
import { userById } from './queries.ts';

/** The file is there for a day. */
const keptMs = 24 * 3_600_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The newest export of the user, however far it is; null when there is none. */
export async function getDataExport(ctx: Context) {
  const row = await ctx.db
    .selectFrom('data_exports')
    .select(['id', 'state', 'size', 'created_at', 'expires_at'])
    .where('user_id', '=', userOf(ctx.actor).id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || (row.expires_at && row.expires_at <= ctx.services.now())) return { export: null };
  const { id, state, size } = row;
  return {
    export: {
      ...{ id, state, size },
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at?.toISOString() ?? null,
    },
  };
}

/** Starts gathering everything kept about the user. @throws AppError `locked` without a recent password */
export async function requestDataExport(ctx: Context) {
  assertRecent(ctx.actor, ctx.services.now());
  const { id } = ctx.actor;
  const current = await getDataExport(ctx);
  if (current.export?.state === 'queued') return current;
  await ctx.db.transaction().execute(async (trx) => {
    await removeExportFiles(ctx, trx, [id]);
    await trx.deleteFrom('data_exports').where('user_id', '=', id).execute();
    const row = await trx
      .insertInto('data_exports')
      .values({ user_id: id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ctx.services.jobs.add(trx, makeExport, { export_id: row.id });
    await recordEvent(trx, ctx, { action: 'users.export', object: { type: 'user', id } });
  });
  return getDataExport(ctx);
}

/** An address that downloads the file once. @throws AppError `locked`, `not_found` */
export async function linkDataExport(ctx: Context) {
  assertRecent(ctx.actor, ctx.services.now());
  const token = randomBytes(32).toString('base64url');
  const updated = await ctx.db
    .updateTable('data_exports')
    .set({ token_hash: hashOf(token) })
    .where('user_id', '=', ctx.actor.id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', ctx.services.now())
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) throw notFound();
  return { url: `/secure/exports/${token}` };
}

/** The file behind a link of its owner; the link works once. @throws AppError `not_found` */
export async function takeDataExport(ctx: Context, token: string): Promise<string> {
  const row = await ctx.db
    .updateTable('data_exports')
    .set({ token_hash: null })
    .where('token_hash', '=', hashOf(token))
    .where('user_id', '=', userOf(ctx.actor).id)
    .where('expires_at', '>', ctx.services.now())
    .returning('storage_key')
    .executeTakeFirst();
  if (!row?.storage_key) throw notFound();
  return row.storage_key;
}

/** The job: a zip of one JSON file for each table that holds something of the user. */
export async function writeDataExport(ctx: Context, { export_id }: { export_id: number }) {
  const row = await ctx.db
    .selectFrom('data_exports')
    .select(['id', 'user_id'])
    .where('id', '=', export_id)
    .executeTakeFirst();
  const user = row && (await userById(ctx.db, row.user_id));
  if (!row || !user) return;
  const files: Record<string, Uint8Array> = {};
  for (const [table, { column, without = [] }] of Object.entries(exportedTables)) {
    const found = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(column)} = ${user.id} limit 1000000`.execute(ctx.db);
    const records = found.rows.map((record) =>
      Object.fromEntries(Object.entries(record).filter(([key]) => !without.includes(key))),
    );
    files[`${table}.json`] = strToU8(JSON.stringify(records, null, 2));
  }
  const zip = zipSync(files);
  const key = `exports/${row.id}.zip`;
  await ctx.services.storage.put(key, zip);
  await ctx.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('data_exports')
      .set({
        state: 'ready',
        storage_key: key,
        size: zip.length,
        expires_at: new Date(ctx.services.now().getTime() + keptMs),
      })
      .where('id', '=', row.id)
      .execute();
    await queueMail(ctx, trx, {
      template: 'data-export-ready',
      to: user.email,
      language: user.language ?? 'en',
      params: { link: `${ctx.services.baseUrl}/account-settings` },
    });
  });
}

export async function exportFailed(ctx: Context, { export_id }: { export_id: number }) {
  await ctx.db.updateTable('data_exports').set({ state: 'failed' }).where('id', '=', export_id).execute();
}

/** Queues the removal of export files of these users: the rows go with them, the files must not stay. */
export async function removeExportFiles(
  ctx: Context,
  trx: Transaction<Database>,
  userIds: readonly number[],
) {
  const rows = await trx
    .selectFrom('data_exports')
    .select('storage_key')
    .where('user_id', 'in', userIds)
    .where('storage_key', 'is not', null)
    .execute();
  for (const { storage_key } of rows) {
    if (storage_key) await ctx.services.jobs.add(trx, removeFiles, { keys: [storage_key] });
  }
}

/** The job: files of exports whose day is over. */
export async function removeOldExports(ctx: Context) {
  const rows = await ctx.db
    .deleteFrom('data_exports')
    .where('expires_at', '<', ctx.services.now())
    .returning('storage_key')
    .execute();
  for (const { storage_key } of rows) if (storage_key) await ctx.services.storage.remove(storage_key);
}
