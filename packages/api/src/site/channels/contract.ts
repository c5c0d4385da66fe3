import { z } from 'zod';
import { albumRef, albumSummary } from '../../catalogue/albums/contract.ts';
import { artistSummary } from '../../catalogue/artists/contract.ts';
import { genre } from '../../catalogue/genres/contract.ts';
import { trackSummary } from '../../catalogue/tracks/contract.ts';
import { artwork, countedPage, id, name, pageInput, text } from '../../core/contract.ts';
import { chartDays } from '../../listening/plays/contract.ts';
import { seo, seoInput } from '../pages/contract.ts';

export const channelLayouts = ['grid', 'carousel', 'list'] as const;
export const channelContents = ['albums', 'artists', 'tracks', 'genres', 'channels'] as const;
/**
 * Where the content comes from: `newest` by release date, `added` last added first, `popular` most played first,
 * `largest` most tracks first, `manual` chosen by hand.
 */
export const channelRules = ['manual', 'newest', 'added', 'popular', 'largest'] as const;
export const channelVisibilities = ['draft', 'public'] as const;
/** The channel the home page shows; always there and public. */
export const homeSlug = 'home';
/** Items chosen by hand at most. */
export const itemsAtMost = 200;

const shelf = {
  slug: z.string(),
  name: z.string(),
  /** A line under the name; empty without one. */
  description: z.string(),
  layout: z.enum(channelLayouts),
  /** Whether the page of the channel shows more than this. */
  has_more: z.boolean(),
};
const channelRef = z.object({ slug: z.string(), name: z.string(), description: z.string() });
/** A shelf of one kind of thing; channels on a shelf are only named. */
export const channelContent = z.discriminatedUnion('type', [
  z.object({ ...shelf, type: z.literal('albums'), albums: z.array(albumSummary) }),
  z.object({ ...shelf, type: z.literal('artists'), artists: z.array(artistSummary) }),
  z.object({ ...shelf, type: z.literal('tracks'), tracks: z.array(trackSummary) }),
  z.object({ ...shelf, type: z.literal('genres'), genres: z.array(genre) }),
  z.object({ ...shelf, type: z.literal('channels'), channels: z.array(channelRef) }),
]);
export type ChannelContent = z.infer<typeof channelContent>;

export const slug = z.string().min(1).max(255);
export const channelBySlug = z.strictObject({
  slug,
  /** Items of a channel that nests no others; its own limit when left out. */
  per_page: z.int().min(1).max(100).optional(),
  /** Where such a channel goes on. */
  cursor: z.string().min(1).max(2_000).nullish(),
});
export const channelResponse = z.object({
  channel: channelRef.extend({
    /** What search engines and shared links show. */
    seo,
    /** Whether its content is that of nested channels. */
    nests: z.boolean(),
    /** Nested channels, or the one shelf of a plain channel. Empty shelves are left out. */
    content: z.array(channelContent),
    /** Where a plain channel goes on; null at its end. */
    next_cursor: z.string().nullable(),
  }),
});

const landingAlbum = albumRef.extend({ image: z.string().nullable() });

export const landingArtists = z.object({
  /** At most 8, by plays, with their newest album. */
  artists: z.array(artistSummary.extend({ albums: z.array(landingAlbum) })),
});

/** A channel in the list of those who manage channels. */
export const listedChannel = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  layout: z.enum(channelLayouts),
  content: z.enum(channelContents),
  rule: z.enum(channelRules),
  visibility: z.enum(channelVisibilities),
  /** Channels it is nested in. */
  shown_on: z.array(z.object({ id, name: z.string() })),
  updated_at: z.string(),
});
export type ListedChannel = z.infer<typeof listedChannel>;

/** What can be put on a channel by hand. */
export const channelItem = z.object({
  id,
  name: z.string(),
  /** Artists, or the address of a channel. */
  detail: z.string(),
  artwork: artwork.nullable(),
  /** Whether visitors see it; hidden things are left out of the shelf. */
  is_shown: z.boolean(),
});
export type ChannelItem = z.infer<typeof channelItem>;

/** A channel with all that can be changed of it. */
export const editedChannel = listedChannel.extend({
  description: z.string(),
  window_days: z.union(chartDays.map((days) => z.literal(days))).nullable(),
  genre_id: id.nullable(),
  /** Of `genre_id`; null also when it is gone. */
  genre: z.object({ id, name: z.string() }).nullable(),
  opening_tracks: z.boolean(),
  limit: z.int(),
  seo,
  /** In their order. */
  items: z.array(channelItem),
  /** Counts how often it was saved: what `update` must name. */
  rev: z.int(),
});
export type EditedChannel = z.infer<typeof editedChannel>;

export const channelOrders = ['name', 'name_desc', 'newest', 'oldest'] as const;
export const listChannels = z.strictObject({
  ...pageInput,
  orderBy: z.enum(channelOrders).default('name'),
  /** Part of the name or the address. */
  query: text(255).optional(),
});
export const channelPage = countedPage(listedChannel);
export const editedResponse = z.object({ channel: editedChannel });

const ruleFields = {
  description: text(500).optional(),
  layout: z.enum(channelLayouts).optional(),
  /** What it is made of; another kind takes away the items of the former one. */
  content: z.enum(channelContents).optional(),
  /** `newest` is of albums, `largest` of genres; `added` and `popular` of albums, artists and tracks. */
  rule: z.enum(channelRules).optional(),
  /** Days whose plays count for `popular`; null for all plays. */
  window_days: z.union(chartDays.map((days) => z.literal(days))).nullish(),
  /** Only albums and tracks of this genre, or its most played artists. */
  genre_id: id.nullish(),
  /** With `popular` tracks: a song from each new album while hardly anything was played. */
  opening_tracks: z.boolean().optional(),
  /** Items on a shelf. */
  limit: z.int().min(1).max(50).optional(),
  /** What is chosen by hand, in its order. */
  item_ids: z.array(id).max(itemsAtMost).optional(),
};
const fields = {
  ...ruleFields,
  /** Without one it is made of the name. */
  slug: text(255).optional(),
  visibility: z.enum(channelVisibilities).optional(),
  seo: seoInput.optional(),
};
export const createChannel = z.strictObject({ name: name(255), ...fields });
export const updateChannel = z.strictObject({
  id,
  /** The `rev` of what was changed; another one is refused as `conflict`. */
  rev: z.int().min(1),
  name: name(255).optional(),
  ...fields,
});
export const channelIds = z.strictObject({ ids: z.array(id).min(1).max(100) });
export const removed = z.object({ changed: z.int() });

/** A channel that is not saved yet. */
export const previewChannel = z.strictObject({ name: text(255).default(''), ...ruleFields });
export const previewResponse = z.object({ content: z.array(channelContent) });

export const searchItems = z.strictObject({
  content: z.enum(channelContents),
  /** Part of a name; of genres and channels all are found without one. */
  query: text(255).default(''),
});
export const itemsResponse = z.object({ items: z.array(channelItem) });
