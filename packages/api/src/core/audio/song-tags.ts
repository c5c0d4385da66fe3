/** What a downloaded file says of its song, whatever its format calls it. */

/** Formats a song is downloaded in, beside the file as it came. */
export const taggedFormats = ['flac', 'mp3', 'opus'] as const;
export type TaggedFormat = (typeof taggedFormats)[number];

/** Integrated loudness in LUFS and true peak in dBTP. */
export interface MeasuredLoudness {
  integrated: number;
  peak: number | null;
}

/** The tags of a song as the catalogue says, in plain text. */
export interface SongTags {
  title: string;
  /** Main and featured artists as one line. */
  artist: string;
  /** The same one by one. */
  artists: readonly string[];
  album: string | null;
  album_artists: readonly string[];
  number: number | null;
  /** Songs on its disc. */
  numbers: number | null;
  disc: number | null;
  discs: number | null;
  disc_title: string | null;
  /** As exact as it is known: `1971`, `1971-05` or `1971-05-03`. */
  date: string | null;
  genres: readonly string[];
  label: string | null;
  catalogue_number: string | null;
  copyright: string | null;
  upc: string | null;
  isrc: string | null;
  bpm: number | null;
  musical_key: string | null;
  compilation: boolean;
  credits: readonly { role: string; name: string; detail: string | null }[];
  lyrics: string | null;
  loudness: { track: MeasuredLoudness | null; album: MeasuredLoudness | null };
  mbid: {
    recording: string | null;
    release: string | null;
    artists: readonly string[];
    album_artists: readonly string[];
  };
}

/** What stands in front of the sound of a file that is downloaded. Its size is known before it is written. */
export interface DownloadHead {
  size: number;
  /** @param cover JPEG of exactly the size that was announced; null when none was */
  write(cover: Uint8Array | null): Uint8Array;
}

/** Where the sound of a file lies, and what of its own head has to stand before it. */
export interface SoundFrames {
  start: number;
  end: number;
  lead: Uint8Array;
}

/** A file that is read in pieces. */
export interface ReadableBytes {
  readonly size: number;
  /** The bytes at a position; fewer at the end of the file. */
  bytes(position: number, length: number): Promise<Buffer>;
}
