import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { assertTrackVisible } from '../tracks/get-track.ts';
import type { sourcesInput } from './contract.ts';
import { renditionsOf } from './queries.ts';
import { signedForSeconds, signStream } from './signature.ts';

/** Everything a track can be played from, with signed addresses. */
export async function listSources(ctx: Context, { track_id, kinds }: z.output<typeof sourcesInput>) {
  const track = await assertTrackVisible(ctx, track_id);
  if (track.status === 'missing') throw new AppError('gone', 'The file of this track is missing.');
  const expires = Math.floor(ctx.services.now().getTime() / 1_000) + signedForSeconds;
  const rows = await renditionsOf(ctx.db, track_id, kinds);
  return {
    expires_at: new Date(expires * 1_000).toISOString(),
    sources: rows.map((row) => {
      const signed = { trackId: track_id, kind: row.kind, etag: row.etag, expires };
      const signature = signStream(ctx.services.secret, signed);
      return {
        kind: row.kind,
        mime: row.mime,
        codec: row.codec,
        bitrate: row.bitrate,
        sample_rate: row.sample_rate,
        channels: row.channels,
        size: row.size,
        samples: row.samples,
        delay: row.delay,
        init_end: row.init_end,
        fragments: row.fragments,
        etag: row.etag,
        url: `/api/v1/tracks/${track_id}/stream?rendition=${row.kind}&expires=${expires}&signature=${signature}`,
      };
    }),
  };
}
