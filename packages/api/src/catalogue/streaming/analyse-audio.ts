import { AudioFileError, isRepackaged } from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import type { JobRun } from '../../core/jobs.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { saveTrackAudio } from '../tracks/track-audio.ts';
import { queueAnalysis, queueRendition } from './jobs.ts';
import { processOriginal } from './process-original.ts';
import { lockOriginal, originalOf, takeWaiting, updateOriginal } from './queries.ts';

/** A run hands over to the next one after this many milliseconds, so that other work gets its turn. */
const turnMs = 60_000;
/** A file that was begun this often and never finished has ended the process each time. */
const attemptsAtMost = 3;

/** Analyses waiting files, those that listeners wait for first, until none is left or its turn is over. */
export async function analyseWaiting(ctx: Context, _payload: object, run: JobRun): Promise<void> {
  const until = performance.now() + turnMs;
  while (performance.now() < until) {
    run.signal.throwIfAborted();
    const trackId = await takeWaiting(ctx.db);
    if (trackId === null) return;
    await analyseTrack(ctx, trackId, run);
  }
  await queueAnalysis(ctx, ctx.db);
}

async function analyseTrack(ctx: Context, trackId: number, run: JobRun): Promise<void> {
  const original = await originalOf(ctx.db, trackId);
  if (!original) return;
  if (original.attempts > attemptsAtMost) {
    await cannotAnalyse(ctx, trackId, original.etag, 'The analysis was begun several times and never ended.');
    return;
  }
  try {
    if (!(await processOriginal(ctx, trackId, [], run))) {
      await cannotAnalyse(ctx, trackId, original.etag, 'The file is gone.');
      return;
    }
    const { settings } = await getSite(ctx.db);
    if (settings['player.renditions'] !== 'always') return;
    for (const kind of ['aac_256', 'aac_96'] as const) {
      await queueRendition(ctx, { track_id: trackId, kind }, false);
    }
  } catch (error) {
    if (!(error instanceof AudioFileError)) {
      // A stop is no attempt; any other fault of the machine is, or one file could hold up all others.
      if (run.signal.aborted) await updateOriginal(ctx.db, original, { attempts: original.attempts - 1 });
      throw error;
    }
    await cannotAnalyse(ctx, trackId, original.etag, error.message);
  }
}

/**
 * What cannot be measured may still play: browsers get the file as it is, with a mark for editors. Only what no browser
 * takes does not play.
 */
async function cannotAnalyse(ctx: Context, trackId: number, etag: string, reason: string): Promise<void> {
  ctx.services.log.warn({ track_id: trackId, reason }, 'a file could not be analysed');
  await ctx.db.transaction().execute(async (trx) => {
    if ((await lockOriginal(trx, trackId)) !== etag) return;
    const original = await originalOf(trx, trackId);
    if (!original) return;
    const trouble = reason.slice(0, 500);
    await updateOriginal(trx, original, { analysis: 'failed', trouble, wanted_at: null });
    const plays = original.forms.some(isRepackaged) && original.index_key !== null;
    await saveTrackAudio(
      trx,
      trackId,
      plays ? { status: 'ready', status_reason: null } : { status: 'failed', status_reason: trouble },
    );
    await publishEvent(ctx, trx, 'streaming.analysed', { track_id: trackId });
  });
}
