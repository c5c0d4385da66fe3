import { z } from 'zod';
import { albumSummary } from '../../catalogue/albums/contract.ts';
import { artistSummary } from '../../catalogue/artists/contract.ts';
import { id, page, pageInput, text } from '../../core/contract.ts';
import { profile } from '../../identity/users/contract.ts';

/** What can be followed. */
export const followedTypes = ['artists', 'users'] as const;
export const follow = z.strictObject({ type: z.enum(followedTypes), id });

export const followState = z.object({
  /** Whether the one who asks follows it. */
  following: z.boolean(),
  followers_count: z.int(),
});
export type FollowState = z.infer<typeof followState>;

/** `newest` is whom one has followed last. */
export const followedOrders = ['newest', 'name'] as const;
export const listFollowedArtists = z.strictObject({
  ...pageInput,
  orderBy: z.enum(followedOrders).default('newest'),
  /** A part of the name, or words of it. */
  query: text(255).optional(),
});
export const followedArtistPage = page(artistSummary);

export const newReleases = z.object({ albums: z.array(albumSummary) });
export const listOfFollowed = z.strictObject({ ...pageInput, id });
export const profiles = page(profile);
