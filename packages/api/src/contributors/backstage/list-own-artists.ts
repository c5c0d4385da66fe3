import { artistSummaries } from '../../catalogue/artists/list-artists.ts';
import { ownArtistIds, roleAtArtist } from '../../catalogue/artists/membership.ts';
import type { Context } from '../../core/context.ts';

/** Artists one works for, by name. */
export async function listOwnArtists(ctx: Context) {
  const ids = await ownArtistIds(ctx.db, ctx.actor, 'view');
  const summaries = await artistSummaries(ctx, ids);
  const roles = await Promise.all(ids.map((id) => roleAtArtist(ctx.db, ctx.actor, id)));
  return {
    artists: summaries.map((artist) => ({
      ...artist,
      role: roles[ids.indexOf(artist.id)] ?? ('editor' as const),
    })),
  };
}
