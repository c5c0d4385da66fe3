import type { Id, NullableJson, Timestamp } from './columns.ts';

/** What a library of another site has of something: `plays` is that a song was played. */
export type AwaitedKind = 'liked_song' | 'liked_album' | 'followed_artist' | 'plays';

/** Music the library of a person names and this site does not have yet; see migration 0103. */
export interface AwaitedMusicTable {
  id: Id;
  user_id: number;
  kind: AwaitedKind;
  /** Of a song or an album; empty for artists. */
  title: string;
  /** As the file writes it, several names in one text. */
  artist: string;
  album: string;
  year: number | null;
  /** Milliseconds. */
  duration: number | null;
  isrc: string | null;
  mbid: string | null;
  /** Id of a track of this site, by the address in the file; there may be none such any more. */
  own_id: number | null;
  /** When it was liked or followed. */
  since: Timestamp;
  /** When a song was played, in milliseconds since 1970, and how many milliseconds of it. */
  plays: NullableJson<[started: number, heard: number][]>;
  /** A hash of what names it: one library may come twice. */
  key: string;
}
export interface TransferTables {
  awaited_music: AwaitedMusicTable;
}
