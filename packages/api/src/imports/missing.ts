import { realpath, stat } from 'node:fs/promises';
import { sep } from 'node:path';
import type { Context } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { indexTracks } from '../search/index-entries.ts';
import { filePath } from './file-parts.ts';
import { getImport } from './imports.ts';
import * as queries from './queries.ts';

/** Marks files as gone; their tracks stay with everything that belongs to them. */
export async function settleMissing(ctx: Context, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return;
  await ctx.db.transaction().execute(async (trx) => {
    await indexTracks(trx, await queries.markMissing(trx, fileIds));
  });
}

/** Entries whose file is divided in another way now: their tracks are missing, and come back when it is as it was. */
export async function settleReplaced(ctx: Context, entries: readonly queries.KnownFile[]): Promise<void> {
  const ids = (hasTrack: boolean) =>
    entries.flatMap(({ id, track_id }) => ((track_id !== null) === hasTrack ? [id] : []));
  await settleMissing(ctx, ids(true));
  if (entries.length > 0) {
    await ctx.db.transaction().execute((trx) => queries.dropFiles(trx, ids(false)));
  }
}

/** Says that the files a run could not find are really gone: looks again for what is recorded and marks it. */
export async function confirmMissing(ctx: Context, { id }: { id: number }) {
  const row = await queries.importById(ctx.db, id);
  if (!row) throw notFound();
  if (row.state !== 'needs_confirmation') throw new AppError('conflict', 'There is nothing to confirm.');
  const root = await realpath(row.path).catch(() => null);
  const known = await queries.knownFiles(ctx.db, row.library_id);
  const gone: number[] = [];
  for (const file of known) {
    if (file.state !== 'ok') continue;
    const there = root ? await stat(`${root}${sep}${filePath(file.path)}`).catch(() => null) : null;
    if (!there?.isFile()) gone.push(file.id);
  }
  await settleMissing(ctx, gone);
  await queries.updateImport(ctx.db, id, { state: 'done', missing: gone.length });
  return getImport(ctx, { id });
}
