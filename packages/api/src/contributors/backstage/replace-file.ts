import type { z } from 'zod';
import { probeUpload, replaceUpload } from '../../catalogue/imports/uploads/add-uploads.ts';
import { isInUse } from '../../catalogue/imports/uploads/read-uploads.ts';
import { assertEditsTrack, getTrack } from '../../catalogue/tracks/get-track.ts';
import { AudioFileError } from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { ownFile } from '../../platform/files/get-file.ts';
import { trashObject } from '../../platform/files/trash-object.ts';
import type * as contract from './contract.ts';
import { minutesReached } from './minutes-reached.ts';
import { musicLimit } from './policy.ts';
import { uploadedMs } from './queries.ts';

/**
 * Gives a track another sound: an uploaded file takes the place of the one it is played from, which goes to the trash.
 * Plays, likes, places in lists and queues, words and names stay; what is made of the sound is made again.
 * @throws AppError `not_found`; `invalid` on `entry_id` for what is no sound or sounds already; `limit_reached` for what goes
 * beyond the minutes of who asks; `invalid` on `track_id` for a track of a library
 */
export async function replaceFile(
  ctx: Context,
  { track_id, entry_id }: z.output<typeof contract.replaceFile>,
) {
  await assertEditsTrack(ctx, track_id);
  const file = await ownFile(ctx, entry_id);
  if (await isInUse(ctx, file)) {
    throw invalid('entry_id', 'A track is made of this file already.');
  }
  const sound = await probeUpload(ctx, file).catch((error: unknown) => {
    throw error instanceof AudioFileError ? invalid('entry_id', error.message) : error;
  });
  const limit = musicLimit(ctx.actor);
  const used = ctx.actor.kind === 'user' ? await uploadedMs(ctx.db, ctx.actor.id, track_id) : 0;
  if (limit !== null && used + (sound.tags.duration ?? 0) > limit) {
    throw await minutesReached(ctx, limit, 'entry_id');
  }
  await ctx.db.transaction().execute(async (trx) => {
    const before = await replaceUpload(ctx, trx, track_id, sound);
    if (before !== null) await trashObject(trx, before);
    await recordEvent(trx, ctx, {
      action: 'backstage.replace_file',
      object: { type: 'track', id: track_id },
      data: { name: file.name },
    });
  });
  return getTrack(ctx, { id: track_id });
}
