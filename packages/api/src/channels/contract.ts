import { z } from 'zod';
import { albumRef, albumSummary } from '../albums/contract.ts';
import { artistSummary } from '../artists/contract.ts';
import { genre } from '../genres/contract.ts';
import { trackSummary } from '../tracks/contract.ts';

export const channelLayouts = ['grid', 'carousel', 'list'] as const;

const shelf = {
  slug: z.string(),
  name: z.string(),
  layout: z.enum(channelLayouts),
};
/** A shelf of one kind of thing. */
export const channelContent = z.discriminatedUnion('type', [
  z.object({ ...shelf, type: z.literal('albums'), albums: z.array(albumSummary) }),
  z.object({ ...shelf, type: z.literal('artists'), artists: z.array(artistSummary) }),
  z.object({ ...shelf, type: z.literal('tracks'), tracks: z.array(trackSummary) }),
  z.object({ ...shelf, type: z.literal('genres'), genres: z.array(genre) }),
]);
export type ChannelContent = z.infer<typeof channelContent>;

export const channelBySlug = z.strictObject({ slug: z.string().min(1).max(80) });
export const channelResponse = z.object({
  channel: z.object({
    slug: z.string(),
    name: z.string(),
    /** Nested channels of the home page, or the one shelf of a plain channel. Empty shelves are left out. */
    content: z.array(channelContent),
  }),
});

const landingAlbum = albumRef.extend({ image: z.string().nullable() });

export const landingArtists = z.object({
  /** At most 8, by plays, with their newest album. */
  artists: z.array(artistSummary.extend({ albums: z.array(landingAlbum) })),
});
