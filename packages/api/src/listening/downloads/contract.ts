import { z } from 'zod';
import { id } from '../../core/contract.ts';

export const downloadTypes = ['track', 'album', 'playlist'] as const;
/** Songs a zip holds at most. */
export const songsOfZip = 1_000;

export const locateDownload = z.strictObject({
  /** An album and a playlist come as one zip. */
  type: z.enum(downloadTypes),
  id,
});
export const downloadAddress = z.object({
  /** Path on this site; it sends the file to whoever may download it. */
  url: z.string(),
});
