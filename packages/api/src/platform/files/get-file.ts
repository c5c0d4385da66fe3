import type { Database, Db, Transaction } from '@kantele/db';
import { can, userOf, workspaceIdOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import type { FileEntry } from './contract.ts';
import { type EntryHolder, type EntryRow, entriesByIds, entryById, ownerNames } from './entry-queries.ts';
import { fileView } from './entry-view.ts';
import { canEditFile, canSeeFile } from './policy.ts';

/** @throws AppError `not_found`, also for what belongs to somebody else */
export async function getFile(ctx: Context, { id }: { id: number }) {
  const entry = fileView(await visibleEntry(ctx, id));
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

/** Whose an entry is: of a workspace all its members’. */
export const holderOf = (entry: { owner_id: number; workspace_id: number }): EntryHolder =>
  entry.workspace_id === 0 ? { ownerId: entry.owner_id } : { workspaceId: entry.workspace_id };

/** Whose the entries of the one who asks are. */
export const holderFor = ({ actor }: Context): EntryHolder =>
  holderOf({ owner_id: userOf(actor).id, workspace_id: workspaceIdOf(actor) });

const isSame = (one: EntryHolder, other: EntryHolder) => JSON.stringify(one) === JSON.stringify(other);

/** @throws AppError `not_found`, also for what belongs to somebody else */
export async function visibleEntry(ctx: Context, id: number): Promise<EntryRow> {
  const row = await entryById(ctx.db, id);
  if (!row || !canSeeFile(ctx.actor, row)) throw notFound();
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
  holder: EntryHolder,
): Promise<EntryRow> {
  const row = await entryById(db, id);
  if (!row || !isSame(holderOf(row), holder) || !canEditFile(ctx.actor, row)) throw notFound();
  if (row.type !== 'folder' || row.deleted_at !== null) throw invalid('parentId', 'This is not a folder.');
  return row;
}

/** Files by id that the one who asks may see; others are left out. */
export async function filesByIds(ctx: Context, ids: readonly number[]): Promise<FileEntry[]> {
  const rows = await entriesByIds(ctx.db, ids);
  return rows.filter((row) => canSeeFile(ctx.actor, row)).map(fileView);
}

/** A file with its bytes, for what is made of it. */
export interface OwnFile {
  id: number;
  name: string;
  mime: string;
  size: number;
  sha256: string;
  storage_key: string;
  /** Ids of its folders from the top, each with a slash behind it. */
  path: string;
}

/** Files of the one who asks, in the order of the ids. @throws AppError `not_found` when one is not there or in the trash */
export async function ownFiles(ctx: Context, ids: readonly number[]): Promise<OwnFile[]> {
  const rows = new Map((await entriesByIds(ctx.db, ids)).map((row) => [row.id, row]));
  return [...new Set(ids)].map((id) => asOwn(ctx, rows.get(id)));
}

/** The same for one. */
export async function ownFile(ctx: Context, id: number): Promise<OwnFile> {
  return asOwn(ctx, await entryById(ctx.db, id));
}

function asOwn(ctx: Context, row: EntryRow | undefined): OwnFile {
  if (!row || !isSame(holderOf(row), holderFor(ctx)) || row.deleted_at !== null) throw notFound();
  const { id, name, mime, size, sha256, storage_key, path } = row;
  if (mime === null || sha256 === null || storage_key === null) throw notFound();
  return { id, name, mime, size, sha256, storage_key, path };
}
