import { z } from 'zod';

/** Shapes every domain shares. Browser-safe: imports zod only. */

export const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
export const byId = z.strictObject({ id });

/** Page size and position: `per_page` at most 100, `cursor` opaque from the previous page. */
export const pageInput = {
  per_page: z.int().min(1).max(100).default(30),
  cursor: z.string().min(1).max(2_000).nullish(),
  /** Sent by endless lists of the web application; there is only one direction. */
  direction: z.literal('forward').optional(),
};

/** A list on the wire: `next_cursor` is null on the last page. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({
    pagination: z.object({ data: z.array(item), per_page: z.int(), next_cursor: z.string().nullable() }),
  });
}

/** A list of those who look after a site: `total` says how many there are, 10,001 for more than 10,000. */
export function countedPage<Item extends z.ZodType>(item: Item) {
  return z.object({ pagination: page(item).shape.pagination.extend({ total: z.int() }) });
}

/** How a picture is shown before and while it loads; sizes are at `/images/{hash}/{size}.{webp|avif}`. */
export const artwork = z.object({
  hash: z.string(),
  /** `#rrggbb`, the dominant mid-tone */
  color: z.string(),
  /** base64 */
  thumbhash: z.string(),
});
export type Artwork = z.infer<typeof artwork>;

export const timestamp = z.string();

/** Text a person typed: trimmed, without control characters except line breaks. */
export function text(max: number) {
  return z
    .string()
    .transform((value) => stripControl(value).trim())
    .pipe(z.string().max(max));
}
/** One line a person typed: trimmed, single spaces, without control characters and marks that turn its direction. */
export function name(max = 255) {
  return z
    .string()
    .transform((value) => stripControl(value).replace(directions, '').replace(/\s+/gu, ' ').trim())
    .pipe(z.string().min(1).max(max));
}

/** Marks that turn the direction of what stands around a name: `exe.gpj` would read as a picture. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

function stripControl(value: string): string {
  // Halves of characters go too: they can be neither shown nor stored.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  return value.normalize('NFC').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}]/gu, '');
}

export const visibilities = ['draft', 'private', 'unlisted', 'scheduled', 'public'] as const;
export const visibility = z.enum(visibilities);

/** Several things at once: all of them or none. */
export const someIds = z.array(id).min(1).max(100);
export const byIds = z.strictObject({ ids: someIds });
export const changed = z.object({ changed: z.int() });
/** How many were deleted, and what takes it back within a day. */
export const deleted = z.object({ changed: z.int(), undo_id: id });
export const byUndo = z.strictObject({ undo_id: id });

export const done = z.object({ done: z.literal(true) });

/** A genre where others name it. */
export const genreRef = z.object({ id, name: z.string(), slug: z.string(), display_name: z.string() });
export type GenreRef = z.infer<typeof genreRef>;
