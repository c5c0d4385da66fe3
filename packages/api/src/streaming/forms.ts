import type { RenditionKind, RepackagedKind } from '../core/audio-tools.ts';

/** What the forms of a file depend on. */
interface Coded {
  codec: string;
  channels: number | null;
}

/** Containers that browsers take each codec in, the preferred one first. */
const containers: Record<string, readonly RepackagedKind[]> = {
  mp3: ['original_mpeg', 'original_mp4'],
  aac: ['original_mp4'],
  flac: ['original_mp4'],
  opus: ['original_mp4', 'original_webm'],
  vorbis: ['original_webm'],
};

/**
 * The containers a file may be sent in as it is coded. More than two channels are never sent so: every browser would
 * mix them down in its own way, at another level than the one that was measured.
 */
export function repackagedForms({ codec, channels }: Coded): readonly RepackagedKind[] {
  return (channels ?? 2) > 2 ? [] : (containers[codec] ?? []);
}

/** What can be asked of a track, as lists say it. */
export function formsOf(file: Coded): RenditionKind[] {
  const repackaged = repackagedForms(file);
  return ['original', ...(repackaged.length > 0 ? repackaged : (['flac'] as const))];
}
