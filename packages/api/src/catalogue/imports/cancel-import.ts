import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { getImport } from './get-import.ts';
import * as queries from './queries.ts';

/** Asks a run to stop: a queued one at once, a running one after the files it is at. What came in stays. */
export async function cancelImport(ctx: Context, { id }: { id: number }) {
  const row = await queries.importById(ctx.db, id);
  if (!row) throw notFound();
  if (!(await queries.requestStop(ctx.db, id)))
    throw new AppError('conflict', 'This import has already ended.');
  return getImport(ctx, { id });
}
