import { z } from 'zod';
import { downloadFormats } from '../../catalogue/streaming/downloads/download-form.ts';
import { id } from '../../core/contract.ts';

export const downloadTypes = ['track', 'album', 'playlist'] as const;
/** Songs a zip holds at most. */
export const songsOfZip = 1_000;

export const downloadFormat = z.enum(downloadFormats);

/** An album and a playlist come as one zip. */
const wish = { type: z.enum(downloadTypes), id };

export const locateDownload = z.strictObject({
  ...wish,
  /** The files as they came, or files tagged as the catalogue says. */
  format: downloadFormat.default('original'),
});
export const downloadAddress = z.object({
  /** Path on this site; it sends the file to whoever may download it, once all songs are ready. */
  url: z.string(),
  /** Songs in all, and those whose files are there; the others are being made: ask again in a second or two. */
  songs: z.int(),
  ready: z.int(),
});

export const downloadSizes = z.strictObject(wish);
export const downloadSizesResponse = z.object({
  /** Formats that make a difference, with about how many bytes all songs are. */
  formats: z.array(
    z.object({
      format: downloadFormat,
      bytes: z.int(),
      /** Songs the format makes no sense for: they come as they are. */
      as_they_came: z.int(),
    }),
  ),
});
export type DownloadSizes = z.infer<typeof downloadSizesResponse>;
