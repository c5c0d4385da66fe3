import { z } from 'zod';
import { albumSummary } from '../../catalogue/albums/contract.ts';
import { artistSummary } from '../../catalogue/artists/contract.ts';
import { id } from '../../core/contract.ts';
import { ownPlaylist } from '../playlists/contract.ts';

/** What can be pinned. */
export const pinTypes = ['playlists', 'albums', 'artists'] as const;
export type PinType = (typeof pinTypes)[number];
/** Things of one type a person pins at most. */
export const pinsMax = 20;

export const pin = z.strictObject({ type: z.enum(pinTypes), id });
export const pinState = z.object({
  /** Whether it is at the top of the library of the one who asks. */
  pinned: z.boolean(),
});

/** What one has pinned and may see, by type; what was pinned first comes first. */
export const pins = z.object({
  playlists: z.array(ownPlaylist),
  albums: z.array(albumSummary),
  artists: z.array(artistSummary),
});
export type Pins = z.infer<typeof pins>;
