import { describe, expect, it } from 'vitest';
import { cutIndex } from './cut-index.ts';
import type { PacketIndex } from './types.ts';

/** An index of made-up packets of ten bytes, in two regions that are 100 bytes apart. */
function made(
  codec: PacketIndex['codec'],
  durations: number | number[],
  count: number,
  delay = 0,
): PacketIndex {
  const sizes = new Uint32Array(count).fill(10);
  const total = typeof durations === 'number' ? durations * count : durations.reduce((a, b) => a + b, 0);
  const half = Math.floor(count / 2) * 10;
  return {
    codec,
    rate: 48_000,
    channels: 2,
    delay,
    samples: total - delay,
    config: new Uint8Array(34).fill(255),
    spans: {
      offsets: Float64Array.of(1_000, 1_000 + half + 100),
      lengths: Uint32Array.of(half, count * 10 - half),
    },
    sizes,
    durations: typeof durations === 'number' ? durations : Uint32Array.from(durations),
    packetHash: 'ab'.repeat(32),
    fileSize: 9_999,
    damage: null,
  };
}
const vorbis = [0, 100, ...Array.from({ length: 10 }, () => 200)];

describe('the part of an index', () => {
  // First and last packet that are kept, samples in front of the sound.
  it.each([
    ['a frame of FLAC', made('flac', 4_096, 20), 4_096, 8_192, [1, 3], 0],
    ['from within a frame', made('flac', 4_096, 20), 5_000, 8_193, [1, 4], 904],
    ['the end of a file', made('flac', 4_096, 20), 70_000, 1e9, [17, 19], 368],
    ['the beginning of a file', made('aac', 1_024, 20, 1_024), 0, 1_024, [0, 3], 1_024],
    ['AAC with the two frames before', made('aac', 1_024, 20, 1_024), 4_096, 5_120, [3, 7], 2_048],
    ['Vorbis, whose first block is silent', made('vorbis', vorbis, 12), 500, 600, [2, 6], 200],
    ['Vorbis from its very beginning', made('vorbis', vorbis, 12), 0, 50, [0, 3], 0],
    ['Opus with 320 ms before', made('opus', 960, 40, 312), 19_200, 19_300, [4, 22], 15_672],
    ['MP3 of small frames', made('mp3', 1_152, 20, 1_105), 20_000, 20_001, [0, 20], 21_105],
  ] as const)('holds %s', (_name, index, start, end, [first, last], delay) => {
    const part = cutIndex(index, start, end);
    const count = Math.min(last, index.sizes.length - 1) - first + 1;
    expect([part.delay, part.samples, part.sizes.length]).toEqual([
      delay,
      Math.min(end, index.samples) - start,
      count,
    ]);
    const begin = first * 10 + 1_000 + (first >= index.sizes.length / 2 ? 100 : 0);
    expect(part.spans.offsets[0]).toBe(begin);
    expect(part.spans.lengths.reduce((sum, length) => sum + length, 0)).toBe(count * 10);
    if (index.codec === 'vorbis') expect((part.durations as Uint32Array)[0]).toBe(0);
  });

  it('draws on as many MP3 frames as their bit reservoir may need', () => {
    const index = made('mp3', 1_152, 200, 1_105);
    index.sizes.fill(417);
    index.spans = { offsets: Float64Array.of(0), lengths: Uint32Array.of(417 * 200) };
    // Frame 88 of the sound; two in front for the filters, two more for 511 bytes of 379 each.
    const part = cutIndex(index, 88 * 1_152 - 1_105, 90 * 1_152);
    expect([part.spans.offsets[0], part.delay]).toEqual([417 * 84, 4 * 1_152]);
  });

  it('is refused when there is nothing of the sound', () => {
    const broken = expect.objectContaining({ name: 'AudioFileError', reason: 'broken' });
    const index = made('flac', 4_096, 2);
    for (const [start, end] of [
      [8_192, 9_000],
      [5, 5],
      [6, 5],
      [-1, 5],
    ] as const)
      expect(() => cutIndex(index, start, end)).toThrow(broken);
  });

  it('is named by its place, and says nothing of the whole in the header of FLAC', () => {
    const index = made('flac', 4_096, 20);
    const hashes = [cutIndex(index, 0, 9), cutIndex(index, 0, 10), cutIndex(index, 1, 10), index];
    expect(new Set(hashes.map(({ packetHash }) => packetHash)).size).toBe(4);
    const { config } = cutIndex(index, 0, 9);
    expect([...config.subarray(12, 15), config.at(-1)]).toEqual([255, 0xf0, 0, 0]);
    expect(index.config.every((byte) => byte === 255)).toBe(true);
  });
});
