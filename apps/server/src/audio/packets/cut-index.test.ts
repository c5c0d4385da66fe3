import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noise, openWorkshop, type Workshop } from '../testing.ts';
import { cutIndex } from './cut-index.ts';
import { decodeIndex, encodeIndex } from './sidecar.ts';
import { decode, firstDifference, indexOf, run, soundOf, writeVirtual } from './testing.ts';
import type { PacketIndex } from './types.ts';
import { containersOf, virtualFile } from './virtual-file.ts';

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

let shop: Workshop;
const seconds = 9;
interface Row {
  name: string;
  program?: string[];
  ffmpeg?: string[];
  /** Largest difference of a 16-bit sample; what a decoder carries on for ever keeps it from being 0. */
  within: number;
}
const rows: Row[] = [
  { name: 'a.flac', program: ['flac', '--silent', '-f', 'SOURCE', '-o', 'OUT'], within: 0 },
  { name: 'lame-320.mp3', program: ['lame', '--quiet', '-b', '320', 'SOURCE', 'OUT'], within: 0 },
  { name: 'lame-v2.mp3', program: ['lame', '--quiet', '-V2', 'SOURCE', 'OUT'], within: 0 },
  { name: 'lame-64.mp3', program: ['lame', '--quiet', '-b', '64', 'SOURCE', 'OUT'], within: 0 },
  {
    name: 'mpeg2.mp3',
    program: ['lame', '--quiet', '--resample', '22.05', '-b', '32', 'SOURCE', 'OUT'],
    within: 0,
  },
  {
    name: 'mpeg2-16.mp3',
    program: ['lame', '--quiet', '--resample', '16', '-b', '16', 'SOURCE', 'OUT'],
    within: 0,
  },
  // Noise that a decoder makes up differs each time: without it.
  { name: 'a.m4a', ffmpeg: ['-c:a', 'aac', '-aac_pns', '0'], within: 0 },
  { name: 'a.aac', ffmpeg: ['-c:a', 'aac', '-aac_pns', '0'], within: 0 },
  { name: 'oggenc.ogg', program: ['oggenc', '-Q', 'SOURCE', '-o', 'OUT'], within: 0 },
  { name: 'lavc.ogg', ffmpeg: ['-c:a', 'libvorbis'], within: 0 },
  { name: 'a.opus', program: ['opusenc', '--quiet', 'SOURCE', 'OUT'], within: 1 },
  {
    name: 'opus-60ms.opus',
    program: ['opusenc', '--quiet', '--framesize', '60', 'SOURCE', 'OUT'],
    within: 1,
  },
  {
    name: 'opus-speech.opus',
    program: ['opusenc', '--quiet', '--bitrate', '12', 'SOURCE', 'OUT'],
    within: 1,
  },
  { name: 'opus-low.opus', program: ['opusenc', '--quiet', '--bitrate', '24', 'SOURCE', 'OUT'], within: 1 },
];

beforeAll(async () => {
  shop = await openWorkshop();
  await shop.make('source.wav', ...noise(seconds), '-bitexact');
  for (const { name, ffmpeg, program } of rows) {
    if (ffmpeg) await shop.make(name, '-i', shop.path('source.wav'), ...ffmpeg);
    const [command = '', ...args] = program ?? [];
    const places: Record<string, string> = { SOURCE: shop.path('source.wav'), OUT: shop.path(name) };
    if (program) await run(command, ...args.map((arg) => places[arg] ?? arg));
  }
}, 120_000);
afterAll(() => shop.close());

/** Largest difference of two buffers of 16-bit samples. */
function largestDifference(one: Buffer, other: Buffer): number {
  let largest = 0;
  for (let i = 0; i + 1 < one.length; i += 2)
    largest = Math.max(largest, Math.abs(one.readInt16LE(i) - other.readInt16LE(i)));
  return largest;
}

describe.each(rows)('$name cut in parts', ({ name, within }) => {
  it('gives the whole, one part behind the other', async () => {
    const path = shop.path(name);
    const index = await indexOf(path);
    const edges = [0, 1.001, 1.02, 3.3333, 6.04, seconds + 1].map((at) => Math.round(at * index.rate));
    for (const container of containersOf(index)) {
      const whole = soundOf(await decode(await writeVirtual(path, index, container), { raw: true }), index);
      const parts: Buffer[] = [];
      for (const [i, edge] of edges.slice(1).entries()) {
        const part = cutIndex(index, edges[i] ?? 0, edge);
        const out = await writeVirtual(path, part, container);
        parts.push(soundOf(await decode(out, { raw: true }), part));
      }
      const heard = Buffer.concat(parts);
      expect([container, heard.length]).toEqual([container, whole.length]);
      if (within === 0) expect([container, firstDifference(heard, whole)]).toEqual([container, null]);
      else expect(largestDifference(heard, whole)).toBeLessThanOrEqual(within);
    }
  });

  it('is laid out as any file', async () => {
    const index = await indexOf(shop.path(name));
    const from = fc.nat(index.samples - 2);
    fc.assert(
      fc.property(from, fc.nat(index.samples), (start, length) => {
        const part = cutIndex(index, start, start + 1 + length);
        expect(decodeIndex(encodeIndex(part))).toEqual(part);
        for (const container of containersOf(part)) {
          const { fragments, size } = virtualFile(part, container);
          const { t = 0, d = 0, end } = fragments.at(-1) ?? {};
          expect(end).toBe(size);
          expect(t + d).toBeGreaterThanOrEqual(part.delay + part.samples);
        }
      }),
      { numRuns: 30 },
    );
  });
});
