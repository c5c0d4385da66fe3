import type { z } from 'zod';
import { listedTrackSummaries } from '../../../catalogue/tracks/list-tracks.ts';
import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import type * as contract from '../contract.ts';
import { isTooSlow } from './fill-playlist.ts';
import { countOfRule, limitStatements, tracksOfRule } from './rule-queries.ts';

/** Rows shown of what a rule finds. */
const shown = 10;
/** So long a statement may take while somebody builds a rule, in milliseconds. */
const waitMs = 1_000;

/** What a rule would find for the one who asks, without keeping it; a rule that is too broad is not counted. */
export async function previewRules(ctx: Context, { rules }: z.output<typeof contract.previewRules>) {
  const { id: userId } = userOf(ctx.actor);
  const reader = { userId, seed: 0, now: ctx.services.now() };
  const within = <Value>(work: (db: Parameters<typeof limitStatements>[0]) => Promise<Value>) =>
    ctx.db
      .transaction()
      .execute(async (trx) => {
        await limitStatements(trx, waitMs);
        return work(trx);
      })
      .catch((error: unknown) => {
        if (isTooSlow(error)) return null;
        throw error;
      });
  const count = await within((trx) => countOfRule(trx, rules, reader));
  const ids = count === null ? null : await within((trx) => tracksOfRule(trx, rules, reader, shown));
  return { count, tracks: await listedTrackSummaries(ctx, ids ?? []) };
}
