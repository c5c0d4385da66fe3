/** The forms a track can be had in, and what the player has to know of each; see docs/audio.md. */

/** The original's packets in another container, made while they are sent. */
export const repackagedKinds = ['original_mp4', 'original_webm', 'original_mpeg'] as const;
export type RepackagedKind = (typeof repackagedKinds)[number];
/** Files of their own: `flac` for what no browser decodes, the others smaller, on demand. */
export const madeKinds = ['flac', 'aac_256', 'aac_96'] as const;
export type MadeKind = (typeof madeKinds)[number];
/** Files that are downloaded, made without tags, which are put in front while they are sent. Nothing is played from them. */
export const downloadKinds = ['download_flac', 'download_mp3', 'download_opus'] as const;
export type DownloadKind = (typeof downloadKinds)[number];
/** Everything that is made by an encoder and stored. */
export const storedKinds = [...madeKinds, ...downloadKinds] as const;
export type StoredKind = (typeof storedKinds)[number];
/** Every way to get a track; `original` is the file itself, byte for byte, when it holds nothing else. */
export const renditionKinds = ['original', ...repackagedKinds, ...madeKinds] as const;
export type RenditionKind = (typeof renditionKinds)[number];

export const isRepackaged = (kind: string): kind is RepackagedKind =>
  repackagedKinds.some((candidate) => candidate === kind);
export const isDownload = (kind: string): kind is DownloadKind =>
  downloadKinds.some((candidate) => candidate === kind);
export const isMade = (kind: string): kind is MadeKind => madeKinds.some((candidate) => candidate === kind);

/** Byte offsets are [start, end); `t` and `d` are in samples of the rendition's timescale. */
export interface Fragment {
  start: number;
  end: number;
  t: number;
  d: number;
}

/** Frames a second in cue sheets. */
export const cueFrames = 75;
/** A part of a file in frames of 1/75 s, which hold at any sample rate; `end` null: up to the end of the file. */
export interface Cut {
  begin: number;
  end: number | null;
}

/** What is known of the packets of a file, or of a part of it. */
export interface PacketFacts {
  /** SHA-256 (hex) of codec configuration and packets, and of the part: the same after a retag or a move. */
  packet_hash: string;
  /** Containers the packets can be sent in, the preferred one first. */
  kinds: RepackagedKind[];
  /** Exact length of the sound and coded samples in front of it, at `sample_rate`, as the file declares them. */
  samples: number;
  delay: number;
  sample_rate: number;
  /** Where the sound lies in the decoded file. */
  window: SoundWindow;
  /** What is wrong with the file, in words; null for a whole one. */
  damage: string | null;
}

/** Where the packets of a file are, as kept beside it. */
export interface IndexedPackets extends PacketFacts {
  /** The index itself, for `describePackets` and `openRepackaged`. */
  data: Uint8Array;
}

/** A file that exists only while it is sent: its packets come from the original. */
export interface RepackagedFile {
  mime: string;
  codec: string;
  size: number;
  sample_rate: number;
  channels: number;
  /** Bytes that start a decoder; 0 where none are needed. */
  init_end: number;
  fragments: readonly Fragment[];
  /**
   * Fills `target` with the bytes from position `from` on.
   * @param readAt fills a buffer with bytes of the original; throws when they are not there
   */
  read(
    readAt: (target: Buffer, position: number) => Promise<void>,
    target: Buffer,
    from: number,
  ): Promise<void>;
}

/** Part of the coded samples that is the sound, at the file's rate. */
export interface SoundWindow {
  delay: number;
  samples: number;
}

/** One made file. See docs/audio.md for how the numbers are used by the player. */
export interface RenditionFile {
  kind: StoredKind;
  /** Name inside the output folder. */
  file: string;
  mime: string;
  codec: string;
  /** bit/s, size over duration. */
  bitrate: number;
  sample_rate: number;
  channels: number;
  size: number;
  /** hex */
  sha256: string;
  /** Exact decoded length of the source at this rendition's sample rate. */
  samples: number;
  /** Samples to drop at the start (encoder delay). */
  delay: number;
  /** End of the initialisation segment in bytes; of a file that is downloaded, where its sound begins. */
  init_end: number;
  fragments: Fragment[];
  /** What has to stand before the sound of a file that is downloaded; null for all others. */
  lead: Uint8Array | null;
}
