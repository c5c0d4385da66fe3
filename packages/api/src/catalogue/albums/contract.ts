import { z } from 'zod';
import {
  artwork,
  countedPage,
  genreRef,
  id,
  name,
  page,
  pageInput,
  someIds,
  text,
  timestamp,
  visibility,
} from '../../core/contract.ts';
import { artistRef } from '../artists/contract.ts';
import { credit, trackSummary } from '../tracks/contract.ts';

export const albumTypes = ['album', 'ep', 'single', 'compilation', 'live'] as const;
export const datePrecisions = ['year', 'month', 'day'] as const;

export const albumRef = z.object({ id, name: z.string(), slug: z.string() });

/** What lists and cards show. */
export const albumSummary = albumRef.extend({
  /** Address of the cover, 640 px; null without one. */
  image: z.string().nullable(),
  artwork: artwork.nullable(),
  type: z.enum(albumTypes),
  /** `YYYY-MM-DD`; parts finer than `release_precision` mean nothing. */
  release_date: z.string().nullable(),
  release_precision: z.enum(datePrecisions).nullable(),
  artists: z.array(artistRef),
  plays_count: z.int(),
});
export type AlbumSummary = z.infer<typeof albumSummary>;

export const album = albumSummary.extend({
  label: z.string().nullable(),
  catalogue_number: z.string().nullable(),
  copyright: z.string().nullable(),
  description: z.string().nullable(),
  upc: z.string().nullable(),
  /** Whether its files are for who may download; those who work on it have them anyway. */
  downloadable: z.boolean(),
  visibility,
  publish_at: timestamp.nullable(),
  genres: z.array(genreRef),
  /** People behind all tracks together, each once per role. */
  credits: z.array(credit),
  /** In running order. */
  tracks: z.array(trackSummary),
  /** Discs of an album of several, or with a name. */
  discs: z.array(z.object({ number: z.int(), title: z.string().nullable() })),
  /** Sides of an album as long as a vinyl record, or whose files name them; empty when it is not shown by sides. */
  sides: z.array(z.object({ name: z.string(), track_ids: z.array(id) })),
  /** Milliseconds of all tracks whose length is known. */
  duration: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  abilities: z.object({ edit: z.boolean() }),
});
export type Album = z.infer<typeof album>;

export const albumOrders = ['newest', 'popular', 'name', 'added'] as const;
export const listAlbums = z.strictObject({
  ...pageInput,
  orderBy: z.enum(albumOrders).default('newest'),
  type: z.enum(albumTypes).optional(),
});
export const albumPage = page(albumSummary);

/** An album in the list of those who manage albums. */
export const managedAlbum = albumSummary.extend({
  visibility,
  publish_at: timestamp.nullable(),
  tracks_count: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  /** When it was moved to the trash. */
  deleted_at: timestamp.nullable(),
});
export type ManagedAlbum = z.infer<typeof managedAlbum>;
export const managedAlbumOrders = ['newest', 'oldest', 'name', 'name_desc', 'plays', 'plays_asc'] as const;
export const listManagedAlbums = z.strictObject({
  ...pageInput,
  orderBy: z.enum(managedAlbumOrders).default('newest'),
  /** Words of the title or of its artists; of what is not public, a part of the title. */
  query: text(255).optional(),
  type: z.enum(albumTypes).optional(),
  visibility: visibility.optional(),
  genre_id: id.optional(),
  /** Whether it has a cover. */
  cover: z.boolean().optional(),
  /** What is in the trash, instead of everything else. */
  deleted: z.boolean().default(false),
});
export const managedAlbumPage = countedPage(managedAlbum);

const fields = {
  name: name(),
  type: z.enum(albumTypes),
  release_date: z.iso.date().nullable(),
  release_precision: z.enum(datePrecisions).nullable(),
  label: name().nullable(),
  catalogue_number: name(80).nullable(),
  copyright: name().nullable(),
  description: text(20_000).nullable(),
  upc: z
    .string()
    .regex(/^\d{8,14}$/)
    .nullable(),
  downloadable: z.boolean(),
  visibility,
  publish_at: z.iso.datetime().nullable(),
  artist_ids: z.array(id).min(1).max(50),
  genre_ids: z.array(id).max(50),
};
export const createAlbum = z.strictObject(fields).partial().required({ name: true, artist_ids: true });
export const updateAlbum = z.strictObject(fields).partial().extend({ id });
/** The same for several albums; a time of publication belongs to one alone. */
export const updateAlbums = z.strictObject({
  ids: someIds,
  visibility: visibility.exclude(['scheduled']).optional(),
  type: z.enum(albumTypes).optional(),
  add_genre_ids: z.array(id).max(50).default([]),
  remove_genre_ids: z.array(id).max(50).default([]),
});
export const albumResponse = z.object({ album });
