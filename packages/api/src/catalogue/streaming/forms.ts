import type { RenditionKind, RepackagedKind } from '../../core/audio/audio-tools.ts';

/** What the forms of a file depend on. */
interface Coded {
  codec: string;
  channels: number | null;
}

/** What is said of a track that can be had as these; one that is a part of its file cannot be had as the file. */
export function withOriginal(forms: readonly RenditionKind[], isCut: boolean): RenditionKind[] {
  return isCut ? [...forms] : ['original', ...forms];
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

/**
 * Codecs a file can be cut in as it is coded. Chromium gives its decoder one packet in front of a sound that follows
 * another, which is too little for MP3 and Opus: they click.
 */
const cutWell: ReadonlySet<string> = new Set(['flac', 'aac', 'vorbis']);

/** What can be asked of a track, as lists say it. */
export function formsOf(file: Coded, isCut: boolean): RenditionKind[] {
  const repackaged = isCut && !cutWell.has(file.codec) ? [] : repackagedForms(file);
  return withOriginal(repackaged.length > 0 ? repackaged : ['flac'], isCut);
}
