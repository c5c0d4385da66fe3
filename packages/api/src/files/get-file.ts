import type { Database, Db, Transaction } from '@kantele/db';
import { can, userOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { invalid, notFound } from '../core/errors.ts';
import type { FileEntry } from './contract.ts';
import { type EntryRow, entriesByIds, entryById, ownerNames } from './entry-queries.ts';
import { fileView } from './entry-view.ts';
import { canEditFile } from './policy.ts';

/** @throws AppError `not_found`, also for what belongs to somebody else */
export async function getFile(ctx: Context, { id }: { id: number }) {
  const entry = fileView(await editableEntry(ctx, id));
  const [fileEntry = entry] = await withOwners(ctx, [entry]);
  return { fileEntry };
}

/** Entries with the names of their owners, for those who manage files; for others as they are. */
export async function withOwners(ctx: Context, entries: readonly FileEntry[]): Promise<FileEntry[]> {
  if (!can(ctx.actor, 'files.manage')) return [...entries];
  const names = await ownerNames(
    ctx.db,
    entries.map(({ owner_id }) => owner_id),
  );
  return entries.map((entry) => ({ ...entry, owner: names.get(entry.owner_id) }));
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

/** Files by id that the one who asks may see; others are left out. */
export async function filesByIds(ctx: Context, ids: readonly number[]): Promise<FileEntry[]> {
  const rows = await entriesByIds(ctx.db, ids);
  return rows.filter((row) => canEditFile(ctx.actor, row)).map(fileView);
}

/** A file with its bytes, for what is made of it. */
export interface OwnFile {
  id: number;
  name: string;
  mime: string;
  size: number;
  sha256: string;
  storage_key: string;
}

/** Files of the one who asks, in the order of the ids. @throws AppError `not_found` when one is not there or in the trash */
export async function ownFiles(ctx: Context, ids: readonly number[]): Promise<OwnFile[]> {
  const { id: userId } = userOf(ctx.actor);
  const rows = new Map((await entriesByIds(ctx.db, ids)).map((row) => [row.id, row]));
  return [...new Set(ids)].map((id) => {
    const row = rows.get(id);
    if (!row || row.owner_id !== userId || row.deleted_at !== null) throw notFound();
    const { name, mime, size, sha256, storage_key } = row;
    if (mime === null || sha256 === null || storage_key === null) throw notFound();
    return { id, name, mime, size, sha256, storage_key };
  });
}
