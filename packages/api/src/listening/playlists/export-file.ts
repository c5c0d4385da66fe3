import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import type * as contract from './contract.ts';
import { writtenTracks } from './file-queries.ts';
import { writePlaylist } from './files/write-file.ts';
import { getPlaylist } from './get-playlist.ts';

/** The tracks of a playlist that everybody may see, in its order; who may see the playlist is the caller's question. */
export const listedTracks = (ctx: Context, id: number) => writtenTracks(ctx.db, id);

/**
 * A playlist as a file other programs read: those of its tracks that everybody may see, in its order.
 * @throws AppError `not_found` when it may not be seen
 */
export async function exportFile(ctx: Context, { id, format }: z.output<typeof contract.exportFile>) {
  const { playlist } = await getPlaylist(ctx, { id });
  const tracks = await listedTracks(ctx, id);
  const { name, slug, description, owner } = playlist;
  const written = { id, name, slug, description, owner: owner.display_name, tracks };
  return writePlaylist(format, written, ctx.services.baseUrl);
}
