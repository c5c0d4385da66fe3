import { z } from 'zod';
import { genreRef, id, name, page, pageInput, someIds, text } from '../../core/contract.ts';
import { artistSummary } from '../artists/contract.ts';

export const genre = genreRef.extend({ tracks_count: z.int() });
export type Genre = z.infer<typeof genre>;

export const genreOrders = ['largest', 'smallest', 'name', 'name_desc'] as const;
export const listGenres = z.strictObject({
  ...pageInput,
  orderBy: z.enum(genreOrders).default('largest'),
  /** A part of the name. */
  query: text(80).optional(),
});
export const genrePage = page(genre);

/** Folded letters, digits and dashes, as `slugify` makes them. */
export const slug = z.string().min(1).max(120);
/** Where a slug may stand, an id may too. */
export const slugOrId = z.union([slug, id]);
export const genreBySlug = z.strictObject({ slug: slugOrId });
export const genreResponse = z.object({
  genre,
  artists: z.array(artistSummary),
  abilities: z.object({ edit: z.boolean() }),
});
export const listOfGenre = z.strictObject({ ...pageInput, slug: slugOrId });

export const createGenre = z.strictObject({ display_name: name(80) });
export const updateGenre = createGenre.extend({ id: slugOrId });
export const deleteGenre = z.strictObject({ id: slugOrId });
export const mergeGenres = z.strictObject({
  /** Those that go. */
  ids: someIds,
  /** The one that has their albums and tracks then. */
  into_id: id,
});
export const oneGenre = z.object({ genre });

export const searchGenres = z.strictObject({
  /** A part of the name; empty for the largest. */
  query: text(80).default(''),
  limit: z.int().min(1).max(50).default(20),
});
/** The largest first. */
export const genreHits = z.object({ genres: z.array(genre) });
