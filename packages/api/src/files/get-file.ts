import type { Database, Db, Transaction } from '@kantele/db';
import type { Context } from '../core/context.ts';
import { invalid, notFound } from '../core/errors.ts';
import { type EntryRow, entryById } from './entry-queries.ts';
import { fileView } from './entry-view.ts';
import { canEditFile } from './policy.ts';

/** @throws AppError `not_found`, also for what belongs to somebody else */
export async function getFile(ctx: Context, { id }: { id: number }) {
  return { fileEntry: fileView(await editableEntry(ctx, id)) };
}

/** @throws AppError `not_found`, also for what belongs to somebody else */
export async function editableEntry(ctx: Context, id: number): Promise<EntryRow> {
  const row = await entryById(ctx.db, id);
  if (!row || !canEditFile(ctx.actor, row)) throw notFound();
  return row;
}

/**
 * A folder that entries of a person may go into.
 * @throws AppError `not_found` when there is none, or it belongs to somebody else; `invalid` for a file, or in the trash
 */
export async function assertFolder(
  ctx: Context,
  db: Db | Transaction<Database>,
  id: number,
  ownerId: number,
): Promise<EntryRow> {
  const row = await entryById(db, id);
  if (!row || row.owner_id !== ownerId || !canEditFile(ctx.actor, row)) throw notFound();
  if (row.type !== 'folder' || row.deleted_at !== null) throw invalid('parentId', 'This is not a folder.');
  return row;
}
