import { z } from 'zod';
import {
  artwork,
  countedPage,
  id,
  name,
  page,
  pageInput,
  someIds,
  text,
  timestamp,
} from '../../core/contract.ts';

export const artistRef = z.object({ id, name: z.string(), slug: z.string() });
export type ArtistRef = z.infer<typeof artistRef>;

/** Shown where an artist has no picture at all; a file of the web application. */
export const defaultArtistImage = '/default-artist.svg';

/** What lists and cards show. */
export const artistSummary = artistRef.extend({
  /** Address of the portrait, 160 px; without one of the first album's cover, else of the default image. */
  image_small: z.string(),
  /** Of the same picture; null for the default image. */
  artwork: artwork.nullable(),
  verified: z.boolean(),
  followers_count: z.int(),
  plays_count: z.int(),
});
export type ArtistSummary = z.infer<typeof artistSummary>;

export const artistLink = z.strictObject({ title: name(80), url: z.url({ protocol: /^https?$/ }).max(500) });

export const artist = artistSummary.extend({
  /** The same, 640 px. */
  image_large: z.string(),
  /** A portrait of its own; null where the cover of an album stands in. */
  portrait: artwork.nullable(),
  /** A wide picture for the head of the page; null for the portrait there too. */
  banner: artwork.nullable(),
  bio: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
  disabled: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
  abilities: z.object({ edit: z.boolean() }),
});
export type Artist = z.infer<typeof artist>;

export const artistOrders = ['popular', 'newest', 'name'] as const;
export const listArtists = z.strictObject({ ...pageInput, orderBy: z.enum(artistOrders).default('popular') });
export const artistPage = page(artistSummary);

/** An artist in the list of those who manage artists. */
export const managedArtist = artistSummary.extend({
  disabled: z.boolean(),
  albums_count: z.int(),
  created_at: timestamp,
});
export type ManagedArtist = z.infer<typeof managedArtist>;
export const managedArtistOrders = ['newest', 'oldest', 'name', 'name_desc', 'plays', 'plays_asc'] as const;
export const listManagedArtists = z.strictObject({
  ...pageInput,
  orderBy: z.enum(managedArtistOrders).default('newest'),
  /** A part of the name. */
  query: text(255).optional(),
  verified: z.boolean().optional(),
  disabled: z.boolean().optional(),
  /** Whether there is a portrait. */
  picture: z.boolean().optional(),
});
export const managedArtistPage = countedPage(managedArtist);

const fields = {
  name: name(),
  bio: text(20_000).nullable(),
  /** ISO 3166-1 alpha-2 */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  city: name(120).nullable(),
  links: z.array(artistLink).max(20),
  verified: z.boolean(),
  disabled: z.boolean(),
};
export const createArtist = z.strictObject(fields).partial().required({ name: true });
export const updateArtist = z.strictObject(fields).partial().extend({ id });
/** The same for several artists. */
export const updateArtists = z.strictObject({
  ids: someIds,
  verified: z.boolean().optional(),
  disabled: z.boolean().optional(),
});
export const artistResponse = z.object({ artist });

export const listOfArtist = z.strictObject({ ...pageInput, id });
export const similarArtists = z.object({ artists: z.array(artistSummary) });
