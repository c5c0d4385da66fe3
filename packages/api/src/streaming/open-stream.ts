import { join } from 'node:path';
import type { z } from 'zod';
import { assertAccess } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { canSeeTrack } from '../tracks/policy.ts';
import type { streamInput } from './contract.ts';
import { streamFiles } from './queries.ts';
import { isSignedStream } from './signature.ts';

/** Which bytes answer a stream request; the HTTP layer moves them. */
export interface StreamSource {
  /** Set for a file of a library folder: it must lie below `root` after links are followed. */
  library: { root: string; path: string } | null;
  /** Set for a file of the store. */
  storageKey: string | null;
  mime: string;
  size: number;
  etag: string;
}

/**
 * Decides who may hear what: by permission and visibility, or by a signed address of exactly this content.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `gone` (the file is missing)
 */
export async function openStream(ctx: Context, input: z.output<typeof streamInput>): Promise<StreamSource> {
  const files = await streamFiles(ctx.db, input.track_id);
  const find = (kind: string) => files.find((file) => file.kind === kind);
  const file = input.rendition === 'auto' ? (find('fallback') ?? find('original')) : find(input.rendition);
  const signed =
    file && input.signature !== undefined && input.expires !== undefined
      ? isSignedStream(
          ctx.services.secret,
          { trackId: input.track_id, kind: input.rendition, etag: file.etag, expires: input.expires },
          input.signature,
          ctx.services.now(),
        )
      : false;
  if (!signed) {
    assertAccess(ctx.actor, 'music.play');
    const [track] = files;
    if (!track || !canSeeTrack(ctx.actor, track, ctx.services.now())) throw notFound();
    if (track.status === 'missing') throw new AppError('gone', 'The file of this track is missing.');
  }
  if (!file) throw notFound();
  return { ...locate(file), mime: file.mime, size: file.size, etag: file.etag };
}

function locate(file: { storage_key: string; library_path: string | null }) {
  const match = /^library:\d+\/(.+)$/s.exec(file.storage_key);
  if (!match) return { library: null, storageKey: file.storage_key };
  if (file.library_path === null) throw notFound();
  return {
    library: { root: file.library_path, path: join(file.library_path, match[1] ?? '') },
    storageKey: null,
  };
}
