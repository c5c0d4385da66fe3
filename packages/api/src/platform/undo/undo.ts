import type { Database, Transaction } from '@kantele/db';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import * as queries from './queries.ts';

/** What a person can delete and take back for a day; `counted` are figures that rows beside it add up to. */
const kinds = {
  artists: { column: 'id', counted: ['followers_count'] },
  genres: { column: 'id', counted: ['tracks_count'] },
  tags: { column: 'id', counted: [] },
  lyrics: { column: 'track_id', counted: [] },
} as const satisfies Record<string, { column: string; counted: readonly string[] }>;
type Kind = keyof typeof kinds;

/**
 * Keeps rows that are about to be deleted, with all that goes with them, in the transaction that deletes them.
 * @returns what `takeBack` gets
 */
export async function keepForUndo(
  ctx: Context,
  trx: Transaction<Database>,
  kind: Kind,
  ids: readonly number[],
): Promise<number> {
  const recordId = await queries.insertRecord(trx, userOf(ctx.actor).id, kind);
  const steps = await queries.stepsFrom(trx, kind, kinds[kind].column, ids);
  for (const [at, step] of steps.entries()) await queries.keepStep(trx, recordId, at, step);
  return recordId;
}

/**
 * Writes what a deletion of one’s own has removed again, as far as what it belongs to is still there.
 * @returns ids of what is back
 * @throws AppError `not_found` when there is no such deletion, or it is older than a day; `conflict` when something else
 * has its place by now, e.g. a genre of the same name
 */
export async function takeBack(
  ctx: Context,
  trx: Transaction<Database>,
  kind: Kind,
  recordId: number,
): Promise<number[]> {
  if (!(await queries.lockRecord(trx, userOf(ctx.actor).id, kind, recordId))) throw notFound();
  const { column, counted } = kinds[kind];
  const ids = await queries.idsOf(trx, recordId, column);
  for (const step of await queries.stepsOf(trx, recordId)) {
    const isFirst = step.step === 0;
    const written = await queries.writeStep(trx, recordId, step, isFirst ? counted : []);
    if (isFirst && written < step.count) {
      throw new AppError('conflict', 'It cannot be taken back: something else has its place by now.');
    }
  }
  await queries.deleteRecord(trx, recordId);
  return ids;
}
