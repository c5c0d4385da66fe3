import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noise, openWorkshop, type Workshop } from '../../testing.ts';
import { cutIndex } from '../cut-index.ts';
import { decodeIndex, encodeIndex } from '../sidecar.ts';
import { decode, firstDifference, indexOf, run, soundOf, writeVirtual } from '../testing.ts';
import { containersOf, virtualFile } from '../virtual-file.ts';

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
});
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
