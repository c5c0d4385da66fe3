import { z } from 'zod';
import { albumSummary } from '../../catalogue/albums/contract.ts';
import { directions, trackSummary } from '../../catalogue/tracks/contract.ts';
import { id, page, pageInput, text } from '../../core/contract.ts';

/** What can be liked. */
export const likedTypes = ['tracks', 'albums', 'playlists'] as const;
export type LikedType = (typeof likedTypes)[number];

const one = { type: z.enum(likedTypes), id };
export const like = z.strictObject({
  ...one,
  /** False to like it no longer. */
  liked: z.boolean().default(true),
});
export const unlike = z.strictObject(one);

export const likeState = z.object({
  /** Whether the one who asks likes it. */
  liked: z.boolean(),
  /** How many people do. */
  likes_count: z.int(),
});
export type LikeState = z.infer<typeof likeState>;

/** Things of one type, by their ids. */
export const likedAmong = z.strictObject({
  type: z.enum(likedTypes),
  ids: z.array(id).min(1).max(200),
});
/** Those of them the one who asks likes, without those that are not there. */
export const likedIds = z.object({ ids: z.array(id) });

/** `newest` is what was liked last. */
export const likedTrackOrders = ['newest', 'name', 'length'] as const;
export const listLikedTracks = z.strictObject({
  ...pageInput,
  orderBy: z.enum(likedTrackOrders).default('newest'),
  /** Words of the title or of its artists, or a part of the title. */
  query: text(255).optional(),
  /** The natural one of the order when left out: names from A, all others from the most. */
  direction: z.enum(directions).optional(),
});
export const likedTrackPage = page(trackSummary);

/** `newest` is what was liked last, `released` by the day of the release. */
export const likedAlbumOrders = ['newest', 'name', 'released'] as const;
export const listLikedAlbums = z.strictObject({
  ...pageInput,
  orderBy: z.enum(likedAlbumOrders).default('newest'),
  /** A part of the name, or words of it or of its artists. */
  query: text(255).optional(),
});
export const likedAlbumPage = page(albumSummary);
