/**
 * What the product needs of audio files and pictures, as an interface: operations and jobs use it through
 * `services.audio`; `apps/server/src/audio` implements it over ffmpeg, music-metadata and sharp.
 */

import { errorText } from '../text/error-text.ts';
import type { AudioFormat } from './audio-formats.ts';
import type {
  Cut,
  IndexedPackets,
  PacketFacts,
  RenditionFile,
  RepackagedFile,
  RepackagedKind,
  SoundWindow,
  StoredKind,
} from './renditions.ts';
import type { DownloadHead, ReadableBytes, SongTags, SoundFrames, TaggedFormat } from './song-tags.ts';

export * from './audio-formats.ts';
export * from './renditions.ts';
export * from './song-tags.ts';

export const creditRoles = [
  'main',
  'featured',
  'remixer',
  'composer',
  'lyricist',
  'producer',
  'engineer',
  'mixer',
  'performer',
] as const;
export type CreditRole = (typeof creditRoles)[number];

/** A person named by a file; `detail` is the instrument or task in words ("Violin"). */
export interface TagCredit {
  role: CreditRole;
  name: string;
  detail: string | null;
}

/** A date as exact as the tag gave it. `date` is ISO `YYYY-MM-DD`, missing parts filled with 01. */
export interface TagDate {
  date: string;
  precision: 'year' | 'month' | 'day';
}

export interface TagLyrics {
  /** BCP 47 or ISO 639 code, null when the tag names none. */
  language: string | null;
  text: string;
  /** Present when the lyrics are synced; `start_ms` from the beginning of the track, ascending. */
  lines: { start_ms: number; text: string }[] | null;
}

export interface TagPicture {
  mime: string;
  data: Uint8Array;
}

/**
 * Everything read from one file, cleaned: no control characters, NFC, no markup interpretation, lengths bounded
 * (names 255, long texts 20,000 characters), numbers in range or null.
 */
export interface FileTags {
  format: AudioFormat;
  /** ffmpeg-style codec name: mp3, aac, alac, flac, vorbis, opus, pcm, wmav2, wavpack … */
  codec: string;
  lossless: boolean;
  /** Milliseconds as the header declares; null when unknown before decoding. */
  duration: number | null;
  sample_rate: number | null;
  channels: number | null;
  /** bit/s */
  bitrate: number | null;
  title: string;
  /** Main artists in order, then featured ones; at least one ("Unknown artist" when nothing is known). */
  artists: { name: string; role: 'main' | 'featured' }[];
  album: string | null;
  album_artists: string[];
  /** Sort names as tagged, of any of the artists above. */
  sort_names: { name: string; sort: string }[];
  compilation: boolean;
  disc_number: number | null;
  /** Name of the disc ("Live in Helsinki"). */
  disc_title: string | null;
  /** Side of a vinyl record, a letter: from a track number such as `A1`. */
  side: string | null;
  number: number | null;
  release: TagDate | null;
  genres: string[];
  label: string | null;
  catalogue_number: string | null;
  copyright: string | null;
  comment: string | null;
  isrc: string | null;
  upc: string | null;
  bpm: number | null;
  musical_key: string | null;
  explicit: boolean;
  credits: TagCredit[];
  lyrics: TagLyrics | null;
  picture: TagPicture | null;
  /** Text of a cue sheet in the tags. */
  cue_sheet: string | null;
  /** ReplayGain in dB and linear peak, as tagged. */
  replaygain: { track_gain: number | null; track_peak: number | null; album_gain: number | null };
  mbid: { recording: string | null; release: string | null; artist: string[]; album_artist: string[] };
  /** Things that were cut or refused, in words, for the import report. */
  warnings: string[];
}

/** The result of decoding a file once from start to end. */
export interface AudioAnalysis {
  /** Exact number of samples of the sound per channel, at `sample_rate`: encoder delay and padding are left out. */
  samples: number;
  sample_rate: number;
  /** 1 or 2: more channels are mixed down to two before anything is measured. */
  channels: number;
  /** Milliseconds, rounded from samples / sample_rate. */
  duration: number;
  /** SHA-256 (hex) of the decoded sound in 16 bits: identity of the sound, not of the file. */
  fingerprint: string;
  /** EBU R128 integrated loudness, LUFS; null for silence. */
  loudness_integrated: number | null;
  /** True peak of the decode in floating point, dBTP; above 0 for lossy files that exceed full scale; null for silence. */
  loudness_peak: number | null;
  /** 800 peak values 0–255 over the whole track, linear in amplitude, loudest bucket of the file = 255. */
  waveform: Uint8Array;
  /** What the decoder complained about although it gave sound, in words; null for a whole file. */
  damage: string | null;
}

export const imageSizes = [64, 160, 320, 640, 1200] as const;
export const imageTypes = ['webp', 'avif'] as const;

export interface PreparedImage {
  /**
   * First 128 bits of the SHA-256 of the source bytes, 32 hex digits: the content address all sizes share. Pages
   * repeat it many times, so it is no longer than it has to be.
   */
  hash: string;
  width: number;
  height: number;
  /** base64 ThumbHash */
  thumbhash: string;
  /** `#rrggbb`: the dominant mid-tone, clamped in OKLCH for use as a tint. */
  color: string;
  files: { size: (typeof imageSizes)[number]; type: (typeof imageTypes)[number]; data: Uint8Array }[];
}

/** A typed refusal: the file is at fault, not the machine; the message may be shown in a report. */
export class AudioFileError extends Error {
  override readonly name = 'AudioFileError';
  readonly reason: 'unsupported' | 'broken' | 'empty' | 'too_long' | 'timeout' | 'mismatch' | 'busy';
  constructor(reason: AudioFileError['reason'], message: string, options?: ErrorOptions) {
    super(errorText(message), options);
    this.reason = reason;
  }
}

export interface ReadOptions {
  /** The library folder. */
  root: string;
  withPicture: boolean;
  /** What the file is called, where that is not the end of its path: without tags it says the title. */
  name?: string;
  /** Whether the names of the files beside it say that leading numbers are track numbers; unknown when absent. */
  numbered?: boolean;
  /** False: the names of folders are not used. */
  folders?: boolean;
  /** False: no lyrics lie beside the file, and none are looked for. */
  lyrics?: boolean;
}

/** What a file is by its content. */
export interface RecognisedFile {
  mime: string;
  /** Endings such files have. */
  endings: readonly string[];
}

export interface AudioTools {
  /** Tells accepted sound and pictures by their content, reading little of it; null for everything else. */
  recognise(path: string): Promise<RecognisedFile | null>;
  /**
   * Takes out of a picture what it says about who made it, when, where and with what: Exif, XMP, IPTC, comments, small
   * pictures, whatever follows its end. Its pixels are not coded anew; their colour profile and which way up it is stay.
   * @param mime as `recognise` tells it
   * @returns the path of a copy without, to be moved away or removed; null when there is nothing to take out
   * @throws AudioFileError('broken') when it cannot be read
   */
  stripPicture(path: string, mime: string): Promise<string | null>;
  /** Which ffmpeg is used, for the start message and the health page. */
  describe(): { path: string; version: string; source: 'setting' | 'system' | 'bundled' };
  /**
   * Reads tags in this process (no child process), never decoding audio. `root` is the library folder: without tags,
   * names come from the path below it (Artist/Album/01 Title.ext). Lyrics beside the file (.lrc, .txt) count.
   * @throws AudioFileError when the content is not an accepted format.
   */
  readTags(path: string, options: ReadOptions): Promise<FileTags>;
  /**
   * Finds the packets of a file, reading it once; null when they cannot be sent in a container browsers take.
   * @throws AudioFileError
   */
  indexPackets(path: string, signal?: AbortSignal): Promise<IndexedPackets | null>;
  /** What an index says of a part of its file. @throws AudioFileError when it is damaged or there is no such part */
  describePackets(index: Uint8Array, cut: Cut | null): PacketFacts;
  /**
   * The file that its packets, or those of a part, make in another container.
   * @throws AudioFileError when the index is damaged or there is no such part
   */
  openRepackaged(index: Uint8Array, kind: RepackagedKind, cut: Cut | null): RepackagedFile;
  /** SHA-256 (hex) of the coded sound of any file ffmpeg reads, without tags. @throws AudioFileError */
  hashPackets(path: string, signal?: AbortSignal): Promise<string>;
  /**
   * Decodes once and measures what lies in the window or the cut; without one, what ffmpeg takes for the sound.
   * @throws AudioFileError
   */
  analyse(
    path: string,
    options?: { window?: SoundWindow | Cut | null; signal?: AbortSignal },
  ): Promise<AudioAnalysis>;
  /**
   * Decodes once and writes renditions into `dir` (which exists and is empty), measuring in the same pass. Each is
   * verified against the source (decoded, delay dropped, correlated: lag 0); those that fail are in `refused`.
   * @throws AudioFileError
   */
  prepare(
    path: string,
    options: {
      dir: string;
      kinds: readonly StoredKind[];
      /** FLAC of other sources has 16 bits. */
      lossless: boolean;
      window?: SoundWindow | Cut | null;
      signal?: AbortSignal;
    },
  ): Promise<{
    analysis: AudioAnalysis;
    renditions: RenditionFile[];
    refused: { kind: StoredKind; reason: string }[];
  }>;
  /**
   * Where the sound of an MP3 or a FLAC file lies between its tags; null when it is not laid out as it should be, and is
   * to be left alone.
   */
  findFrames(format: 'flac' | 'mp3', file: ReadableBytes): Promise<SoundFrames | null>;
  /**
   * What a download says in front of its sound.
   * @param lead what of its own head the sound needs, as `findFrames` and `prepare` tell it
   * @param coverBytes size of the JPEG that will be written; null for none
   */
  downloadHead(
    format: TaggedFormat,
    lead: Uint8Array,
    tags: SongTags,
    coverBytes: number | null,
  ): DownloadHead;
  /** A picture as JPEG, small enough for a file of music. @throws AudioFileError when it is damaged */
  jpegOf(picture: Uint8Array): Promise<Uint8Array>;
  /** The picture of a file: embedded front cover, else cover/folder/front beside it; null when there is none. */
  readPicture(path: string): Promise<Uint8Array | null>;
  /** A portrait beside the albums of an artist (artist.jpg and the like), looked for up to the library folder. */
  readArtistPicture(path: string, options: { root: string }): Promise<Uint8Array | null>;
  /** Whether the bytes are an SVG drawing; `prepareImage` takes none. */
  isDrawing(data: Uint8Array): boolean;
  /** Draws an SVG file as a picture for `prepareImage`. @throws AudioFileError when it cannot be drawn in time */
  drawPicture(data: Uint8Array): Promise<Uint8Array>;
  /** Re-encodes a picture into all sizes (never upscaled). @throws AudioFileError when it is no acceptable picture. */
  prepareImage(data: Uint8Array, options?: { willWait?: boolean }): Promise<PreparedImage>;
}
