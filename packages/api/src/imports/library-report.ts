import type { StoredFailure } from '@kantele/db';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { inOrder, keysetIds } from '../core/keyset.ts';
import { line } from '../core/translate.ts';
import { queueAnalysis } from '../streaming/jobs.ts';
import { analyseAgain } from '../streaming/put-originals.ts';
import type * as contract from './contract.ts';
import { adviceOf, type FailureKind, isLasting } from './failures.ts';
import { groupBy } from './group-by.ts';
import { queueImport, unfinishedOrNew } from './imports.ts';
import { getLibrary } from './libraries.ts';
import * as libraries from './library-queries.ts';

/** What of a library came in, what did not, and why. */
export async function libraryReport(ctx: Context, { id }: { id: number }): Promise<contract.LibraryReport> {
  const { library } = await getLibrary(ctx, { id });
  const run = library.last_import;
  const stored = [
    ...(await libraries.failedFiles(ctx.db, id)),
    ...(await libraries.undecodableFiles(ctx.db, id)),
  ];
  const damaged = await libraries.damagedFiles(ctx.db, id);
  // Failures that leave no entry: links, names, folders, and what may be better next time.
  const passing = (run?.failures ?? []).filter(({ kind }) => !isLasting(kind as FailureKind));
  const groups = [...stored, ...grouped(passing)].map(({ kind, reason, count, examples }) => ({
    kind: kind ?? 'other',
    reason: ctx.translate(reason ?? ''),
    advice: ctx.translate(adviceOf(kind ?? undefined)),
    count,
    examples,
  }));
  return {
    library,
    files: await libraries.countFiles(ctx.db, id),
    failures: groups.sort((a, b) => b.count - a.count),
    notices: [
      ...damaged.map((group) => ({ ...group, reason: ctx.translate(troubles[group.kind]) })),
      ...grouped(run?.notices ?? []),
    ].map((group) => ({ ...group, advice: ctx.translate(adviceOf(group.kind)) })),
    left_out: run?.left_out ?? [],
  };
}

const troubles = {
  damaged: line('The file is damaged.'),
  unproven: line('The file could not be analysed.'),
};

function grouped(failures: readonly StoredFailure[]) {
  return [...groupBy(failures, ({ kind, reason }) => `${kind}\n${reason}`).values()].map((same) => ({
    kind: same[0]?.kind ?? 'other',
    reason: same[0]?.reason ?? '',
    count: same.length,
    examples: same.slice(0, 5).map(({ path }) => path),
  }));
}

/** Files of a library in one state. */
export async function listFiles(
  ctx: Context,
  { id, state, kind, ...page }: z.output<typeof contract.listFiles>,
) {
  if (!(await libraries.libraryById(ctx.db, id))) throw notFound();
  const source = libraries.filesInState(id, state, kind);
  const list = `library-files:${id}:${state}:${kind ?? ''}`;
  const { ids, nextCursor } = await keysetIds(ctx.db, list, source, page);
  const rows = inOrder(ids, await libraries.filesByIds(ctx.db, ids));
  const data = rows.map((row) => ({
    ...{ id: row.id, path: row.path, size: row.size },
    state: row.spare && row.state === 'ok' ? ('duplicate' as const) : row.state,
    kind: row.failure_kind,
    reason: row.error === null ? null : ctx.translate(row.error),
    advice: row.state === 'failed' ? ctx.translate(adviceOf(row.failure_kind ?? undefined)) : null,
    track:
      row.track_id !== null && row.track_name !== null ? { id: row.track_id, name: row.track_name } : null,
  }));
  return { pagination: { data, per_page: page.perPage, next_cursor: nextCursor } };
}

/** Imports the folder of a library now, as a job. */
export async function startLibrary(ctx: Context, { id }: { id: number }) {
  const run = await ctx.db.transaction().execute(async (trx) => {
    await libraries.lockLibraries(trx);
    if (!(await libraries.libraryById(trx, id))) throw notFound();
    return unfinishedOrNew(trx, id, 'admin');
  });
  return queueImport(ctx, run.id);
}

/** Reads failed files again, all of them, those of one kind, or one. */
export async function retryFailures(
  ctx: Context,
  { id, kind, path }: z.output<typeof contract.retryFailures>,
) {
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await libraries.libraryById(trx, id))) throw notFound();
    await libraries.forgetFailures(trx, id, { kind, path });
    if (kind === undefined || kind === 'undecodable' || kind === 'damaged' || kind === 'unproven') {
      await analyseAgain(trx, await libraries.troubledTracks(trx, id, { kind, path }));
      await queueAnalysis(ctx, trx);
    }
  });
  return startLibrary(ctx, { id });
}
