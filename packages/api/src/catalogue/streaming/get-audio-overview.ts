import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { countMissingFiles } from '../../platform/files/count-missing.ts';
import { getSite } from '../../platform/site-state/site.ts';
import type { audioOverview as overview } from './contract.ts';
import * as queries from './overview-queries.ts';

/** What just happened says how fast analyses go. */
const paceMs = 120_000;
/** Fewer say nothing of the pace. */
const paceAtLeast = 3;
/** Files whose lengths stand for all that wait. */
const sample = 1_000;

/** What the site has, how far the analysis of it is, and what it takes of the disk. */
export async function audioOverview(ctx: Context): Promise<z.output<typeof overview>> {
  const { db } = ctx;
  const codecs = await queries.originalsByCodec(db);
  const made = await queries.renditionsByKind(db);
  const { settings } = await getSite(db);
  const cached = made.filter(({ kind }) => kind !== 'flac');
  return {
    catalogue: await queries.countCatalogue(db),
    analysis: await analysisOf(ctx, sum(codecs, 'count')),
    originals: codecs.map(({ codec, count, bytes }) => ({ codec, count, bytes })),
    indexes: { count: sum(codecs, 'indexes'), bytes: sum(codecs, 'index_bytes') },
    made,
    missing: await countMissingFiles(db),
    cache: {
      made: settings['player.renditions'],
      used: sum(cached, 'bytes'),
      limit: settings['player.renditions_max_bytes'],
    },
  };
}

async function analysisOf(ctx: Context, total: number) {
  const waiting = await queries.countWaiting(ctx.db);
  const troubled = await queries.countTroubled(ctx.db);
  const failed = troubled.get('failed') ?? 0;
  const mean = waiting > 0 ? await queries.meanWaiting(ctx.db, sample) : 0;
  const rate = waiting > 0 ? await rateOf(ctx) : null;
  return {
    total,
    waiting,
    done: Math.max(0, total - waiting - failed),
    failed,
    damaged: troubled.get('done') ?? 0,
    waiting_ms: waiting * mean,
    rate,
    estimate: rate === null ? null : Math.ceil((waiting / rate) * 60),
  };
}

/** Files analysed in a minute; null while there is nothing to tell it from. */
async function rateOf(ctx: Context): Promise<number | null> {
  const now = ctx.services.now().getTime();
  const { count, first } = await queries.analysedSince(ctx.db, new Date(now - paceMs));
  if (first === null || count < paceAtLeast) return null;
  const minutes = (now - first.getTime()) / 60_000;
  return minutes > 0 ? Math.round((count / minutes) * 10) / 10 : null;
}

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}
