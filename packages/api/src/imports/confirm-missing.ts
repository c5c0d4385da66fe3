import { realpath, stat } from 'node:fs/promises';
import { sep } from 'node:path/posix';
import type { Context } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { recountGenres } from '../genres/recount-genres.ts';
import { filePath } from './file-parts.ts';
import { getImport } from './get-import.ts';
import * as queries from './queries.ts';
import { settleMissing } from './settle-missing.ts';

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
  await recountGenres(ctx);
  await queries.updateImport(ctx.db, id, { state: 'done', missing: gone.length });
  return getImport(ctx, { id });
}
