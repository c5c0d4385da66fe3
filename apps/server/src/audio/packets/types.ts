/** What must be known of a file to serve its packets in another container. Sample counts are per channel. */
export interface PacketIndex {
  codec: 'mp3' | 'aac' | 'flac' | 'vorbis' | 'opus';
  /** Samples per second that decoders put out. */
  rate: number;
  channels: number;
  /** Decoded samples before the sound, at `rate`, as the file declares. */
  delay: number;
  /** Length of the sound in samples, at `rate`, as the file declares. */
  samples: number;
  /**
   * AudioSpecificConfig (AAC), STREAMINFO block without its header (FLAC), OpusHead packet, Xiph-laced headers with an
   * empty comment header (Vorbis), empty for MP3.
   */
  config: Uint8Array;
  /** Regions of the file that hold packet data, in order; the packets partition their concatenation. */
  spans: { offsets: Float64Array; lengths: Uint32Array };
  /** Bytes of each packet. */
  sizes: Uint32Array;
  /** Samples each packet decodes to, or one number for all. */
  durations: Uint32Array | number;
  /** SHA-256 (hex) of `config` and all packet bytes: the same after a retag or a move. */
  packetHash: string;
  /** Bytes of the file the index was made for. */
  fileSize: number;
  /** What is broken, in words for the administrator; null when the file is whole. */
  damage: string | null;
}

export type Container = 'mp4' | 'webm' | 'mpeg';

/** Fills `target` with the bytes of the original file from `position` on. */
export type ReadAt = (target: Buffer, position: number) => Promise<void>;

/** Bytes [start, end) of the virtual file; `t` first sample, `d` length, in coded samples, delay included. */
export interface VirtualFragment {
  start: number;
  end: number;
  t: number;
  d: number;
}

/** A file in another container that is computed while it is read. */
export interface VirtualFile {
  container: Container;
  /** With the `codecs` parameter, as `MediaSource.isTypeSupported` takes it. */
  mime: string;
  codec: PacketIndex['codec'];
  /** Bytes. */
  size: number;
  rate: number;
  channels: number;
  /** Bytes [0, initEnd) start a decoder. */
  initEnd: number;
  fragments: VirtualFragment[];
  /** Fills `target` with the bytes from `from` on; `from + target.length` must not exceed `size`. */
  read(readAt: ReadAt, target: Buffer, from: number): Promise<void>;
}
