import type { StoredFailure } from '@kantele/db';
import type { Context } from '../../../core/context.ts';
import { line } from '../../../core/translate.ts';
import type * as contract from '../contract.ts';
import { adviceOf, type FailureKind, isLasting } from '../failures.ts';
import { groupBy } from '../folders/group-by.ts';
import * as libraries from '../library-queries.ts';
import { getLibrary } from './get-library.ts';

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
