import { z } from 'zod';
import { id, page, pageInput } from '../../core/contract.ts';

/** Likes, follows, songs of playlists and songs that were played in one library at most: a line of its file for each. */
export const libraryLinesMax = 300_000;

export const importLibrary = z.strictObject({
  /** The export of one's data at another site of this kind (zip), or the file `library.jsonl` in it; 32 MB at most. */
  file: z.instanceof(Uint8Array),
});
/** What the library holds. Music of it that is here is taken in soon after, the rest when it comes. */
export const libraryImported = z.object({
  liked_songs: z.int(),
  liked_albums: z.int(),
  followed_artists: z.int(),
  /** Different songs that were played. */
  played_songs: z.int(),
  playlists: z.int(),
});
export type LibraryImported = z.infer<typeof libraryImported>;

export const listAwaited = z.strictObject(pageInput);

export const awaitedMusic = z.object({
  id,
  kind: z.enum(['liked_song', 'liked_album', 'followed_artist', 'plays']),
  /** Of a song or an album; empty for artists. */
  title: z.string(),
  artist: z.string(),
});
export type AwaitedMusic = z.infer<typeof awaitedMusic>;
export const awaitedPage = page(awaitedMusic).extend({
  /** All there are. */
  total: z.int(),
});

export const forgetAwaited = z.strictObject({
  /** Without them all of it is forgotten. */
  ids: z.array(id).min(1).max(100).optional(),
});
