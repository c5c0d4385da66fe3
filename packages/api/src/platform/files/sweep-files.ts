import type { Context } from '../../core/context.ts';
import { compareObjects, compareRows } from './compare-store.ts';
import { setFound, setMissing, storePendingUsed, unusedAfter } from './queries.ts';
import { graceMs, removeUnknownFiles, removeUnusedFiles } from './remove-files.ts';

/** Rows looked at together. */
const atATime = 500;
/** More unknown objects than this, and than a tenth of the store, are rather another site's than left behind. */
const suspiciousCount = 1_000;
const suspiciousShare = 0.1;

export interface SweepResult {
  /** Objects that nothing names, and what had no row. */
  removed: number;
  /** Objects without a row that were left alone because they are so many. */
  suspicious: number;
  /** Objects that are named and not there. */
  missing: number;
}

/**
 * Compares the store with the rows, both ways. Objects without a row that are older than a day are removed, and so is
 * what nothing names; objects that are gone are told of, and keep their rows.
 * @param options.all removes unknown objects however many they are
 */
export async function sweepStore(ctx: Context, options: { all?: boolean } = {}): Promise<SweepResult> {
  const before = new Date(ctx.services.now().getTime() - graceMs);
  await storePendingUsed(ctx.db, before);
  const { known, unknown } = await countUnknown(ctx, before);
  const isSuspicious = unknown > suspiciousCount && unknown > (known + unknown) * suspiciousShare;
  let removed = await removeUnnamed(ctx, before);
  if (options.all || !isSuspicious) removed += await removeUnknown(ctx, before);
  const missing = await noteMissing(ctx);
  return { removed, suspicious: isSuspicious && !options.all ? unknown : 0, missing };
}

/** The nightly job. */
export async function sweepFilesNightly(ctx: Context): Promise<void> {
  const { log } = ctx.services;
  const { removed, suspicious, missing } = await sweepStore(ctx);
  if (removed > 0) log.info({ removed }, 'stored files that nothing uses were removed');
  if (suspicious > 0) {
    log.error(
      { unknown: suspicious },
      'the file store holds so many unknown files that none was removed: see npm run files -- --verify',
    );
  }
  if (missing > 0) log.error({ missing }, 'stored files are missing: see npm run files -- --verify');
}

async function countUnknown(ctx: Context, before: Date) {
  let known = 0;
  let unknown = 0;
  for await (const some of compareObjects(ctx)) {
    known += some.count - some.unknown.length;
    unknown += some.unknown.filter(({ modified }) => modified < before).length;
  }
  return { known, unknown };
}

async function removeUnknown(ctx: Context, before: Date): Promise<number> {
  let removed = 0;
  for await (const some of compareObjects(ctx)) {
    const old = some.unknown.filter(({ modified }) => modified < before);
    removed += await removeUnknownFiles(ctx, old);
  }
  return removed;
}

async function removeUnnamed(ctx: Context, before: Date): Promise<number> {
  let removed = 0;
  let after = '';
  for (;;) {
    const files = await unusedAfter(ctx.db, after, before, atATime);
    const last = files.at(-1);
    if (!last) return removed;
    const keys = files.flatMap(({ key, is_unused }) => (is_unused ? key : []));
    removed += await removeUnusedFiles(ctx, { keys });
    after = last.key;
  }
}

async function noteMissing(ctx: Context): Promise<number> {
  let missing = 0;
  for await (const some of compareRows(ctx)) {
    const gone = some.flatMap(({ row, found }) => (found ? [] : row.key));
    const back = some.flatMap(({ row: { key, size, state }, found }) =>
      found && (state === 'missing' || size === null) ? { key, size: found.size } : [],
    );
    if (back.length > 0) await setFound(ctx.db, back);
    if (gone.length > 0) missing += (await setMissing(ctx.db, gone)).length;
  }
  return missing;
}
