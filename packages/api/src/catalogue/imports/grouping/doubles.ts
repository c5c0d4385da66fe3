import { nameKey } from '../../../core/text/slug.ts';

/** A file as far as its sound and quality are known from its tags. */
export interface SoundFile {
  path: string;
  title: string;
  artist: string;
  disc: number;
  number: number | null;
  duration: number | null;
  lossless: boolean;
  bitrate: number | null;
  codec: string | null;
  mtime_ms: number;
}

/** Milliseconds two encodings of one recording may differ: encoders pad, headers round. */
const tolerance = 2_500;

/** What two files of one album share when they are one track; files that share nothing else are not compared. */
export function doubleKey(albumKey: string, file: SoundFile): string {
  return [albumKey, file.disc, file.number ?? '', nameKey(file.title), nameKey(file.artist)].join('\n');
}

/**
 * Whether two files of one `doubleKey` are the same track twice. Without track numbers only two formats of it are:
 * interludes of one name exist.
 */
export function areDoubles(a: SoundFile, b: SoundFile): boolean {
  if (a.number === null && a.codec === b.codec) return false;
  return a.duration === null || b.duration === null || Math.abs(a.duration - b.duration) <= tolerance;
}

/** The file a track plays from: lossless before lossy, then the higher bitrate, then the newer, then by path. */
export function bestOf<File extends SoundFile>(files: readonly File[]): File | null {
  return files.reduce<File | null>(
    (best, file) => (best === null || isBetter(file, best) ? file : best),
    null,
  );
}

function isBetter(a: SoundFile, b: SoundFile): boolean {
  if (a.lossless !== b.lossless) return a.lossless;
  // Between lossless files the bitrate says how hard they were packed, nothing about the sound.
  if (!a.lossless && (a.bitrate ?? 0) !== (b.bitrate ?? 0)) return (a.bitrate ?? 0) > (b.bitrate ?? 0);
  if (a.mtime_ms !== b.mtime_ms) return a.mtime_ms > b.mtime_ms;
  return a.path < b.path;
}
