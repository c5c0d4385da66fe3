import type { EngineItem } from './engine.ts';

/** `lossless`: FLAC where there is one; `saver`: the smallest; `auto`: what sounds like the original. */
export type Quality = 'auto' | 'lossless' | 'saver';
export type StreamKind = 'aac_256' | 'aac_96' | 'opus_160' | 'flac';

const orders: Record<Quality, readonly StreamKind[]> = {
  auto: ['aac_256', 'opus_160', 'aac_96'],
  lossless: ['flac', 'aac_256', 'opus_160', 'aac_96'],
  saver: ['aac_96', 'aac_256', 'opus_160'],
};

const aac = ['audio/mp4; codecs="mp4a.40.2"'];
/** Spellings to try, in order: browsers differ, and some take only one of the two. */
const mimes: Record<StreamKind, readonly string[]> = {
  aac_256: aac,
  aac_96: aac,
  opus_160: ['audio/mp4; codecs="opus"', 'audio/mp4; codecs="Opus"'],
  flac: ['audio/mp4; codecs="flac"', 'audio/mp4; codecs="fLaC"'],
};

/** The type to say for a rendition; null when this browser cannot append it. */
export function mimeOf(kind: StreamKind, isTypeSupported: (mime: string) => boolean): string | null {
  return mimes[kind].find(isTypeSupported) ?? null;
}

/**
 * The rendition to append; null when the track has none that can be. The order is the same for every track, so a
 * queue stays with one codec where it can.
 */
export function chooseKind(
  { renditions }: Pick<EngineItem, 'renditions'>,
  quality: Quality,
  isTypeSupported: (mime: string) => boolean,
): StreamKind | null {
  return (
    orders[quality].find((kind) => renditions.includes(kind) && mimeOf(kind, isTypeSupported) !== null) ??
    null
  );
}
