import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { AudioFileError } from '@kantele/api/audio-tools';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../../../../scripts/limits.ts';
import { noise, openWorkshop, type Workshop } from '../testing.ts';
import { indexPackets } from './index-packets.ts';
import { withVirtual } from './testing.ts';
import { containersOf } from './virtual-file.ts';

let shop: Workshop;
const names = ['a.mp3', 'a.m4a', 'f.m4a', 'a.aac', 'a.flac', 'a.ogg', 'a.opus', 'f.ogg'];
/** Milliseconds; indexing one takes about 5. What hangs here holds up the limit of the test as well. */
const timeLimit = limits.expectation;

beforeAll(async () => {
  shop = await openWorkshop();
  await mkdir(shop.path('odd'));
  await shop.make('source.wav', ...noise(2));
  for (const name of names) {
    const fragmented =
      name === 'f.m4a' ? ['-movflags', '+empty_moov+frag_keyframe', '-frag_duration', '500000'] : [];
    const codec = name === 'f.ogg' ? ['-c:a', 'flac'] : [];
    await shop.make(name, '-i', shop.path('source.wav'), ...fragmented, ...codec);
  }
});
afterAll(() => shop.close());

interface Change {
  kind: string;
  /** Place in the file, 0 to 1. */
  at: number;
  length: number;
  bytes: Uint8Array;
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('cut', 'zero', 'flip', 'repeat', 'insert', 'ones'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(3_000),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
});

function damaged(data: Buffer, { kind, at, length, bytes }: Change): Buffer {
  const from = Math.floor(at * data.length);
  const copy = Buffer.from(data);
  if (data.length === 0) return copy;
  if (kind === 'cut') return copy.subarray(0, from);
  if (kind === 'zero') copy.subarray(from, from + length).fill(0);
  if (kind === 'ones') copy.subarray(from, from + (length >> 6)).fill(255);
  if (kind === 'flip') copy.set(bytes.subarray(0, Math.max(0, copy.length - from)), from);
  if (kind === 'repeat')
    return Buffer.concat([copy.subarray(0, from), copy.subarray(Math.max(0, from - length))]);
  if (kind === 'insert') return Buffer.concat([copy.subarray(0, from), bytes, copy.subarray(from)]);
  return copy;
}

/** Indexes and reads everything; only a typed refusal is acceptable. */
async function survives(path: string): Promise<void> {
  const begun = performance.now();
  try {
    const index = await indexPackets(path);
    if (index) {
      expect(index.delay + index.samples).toBeLessThanOrEqual(
        typeof index.durations === 'number'
          ? index.durations * index.sizes.length
          : index.durations.reduce((sum, duration) => sum + duration, 0),
      );
      for (const container of containersOf(index))
        await withVirtual(path, index, container, (file, read) => read(0, file.size));
    }
  } catch (error) {
    expect(error).toBeInstanceOf(AudioFileError);
  }
  expect(performance.now() - begun).toBeLessThan(timeLimit);
}

describe.each(names)('%s', (name) => {
  it('is indexed or refused, however it is damaged', async () => {
    const data = await readFile(shop.path(name));
    const path = shop.path(`odd/${name}`);
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        await writeFile(path, changes.reduce(damaged, data));
        await survives(path);
      }),
      { numRuns: 150 },
    );
  });

  it('is indexed or refused when a number in its headers is extreme', async () => {
    const data = await readFile(shop.path(name));
    const path = shop.path(`odd/${name}`);
    const numbers = [0, 1, 0x7fff_ffff, 0xffff_ffff, 0x8000_0000];
    await fc.assert(
      fc.asyncProperty(
        fc.nat(1_200),
        fc.constantFrom(...numbers),
        fc.boolean(),
        async (at, value, fromEnd) => {
          const copy = Buffer.from(data);
          copy.writeUInt32BE(
            value,
            Math.min(fromEnd ? Math.max(0, copy.length - 4 - at) : at, copy.length - 4),
          );
          await writeFile(path, copy);
          await survives(path);
        },
      ),
      { numRuns: 150 },
    );
  });
});

it.each([
  ['empty', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(3 << 20)],
  ['ones', Buffer.alloc(3 << 20, 0xff)],
  ['frame headers only', Buffer.alloc(3 << 20, Buffer.from('fffb9064', 'hex'))],
  ['page headers only', Buffer.alloc(3 << 20, 'OggS\0')],
  [
    'FLAC without frames',
    Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(3 << 20, Buffer.from('fff8c918', 'hex'))]),
  ],
  ['text', Buffer.alloc(100_000, 'This is no sound. ')],
  [
    'a WAV file of frame headers',
    Buffer.concat([Buffer.from('RIFF1234WAVE'), Buffer.alloc(10_000, Buffer.from('fffb9064', 'hex'))]),
  ],
])('refuses %s', async (name, data) => {
  const path = shop.path(`odd/${name.replaceAll(' ', '-')}`);
  await writeFile(path, data);
  const begun = performance.now();
  const result = await indexPackets(path).catch((error: unknown) => {
    if (error instanceof AudioFileError) return null;
    throw error;
  });
  expect(result).toBeNull();
  expect(performance.now() - begun).toBeLessThan(timeLimit);
});

it('stops when it is aborted', async () => {
  const signal = AbortSignal.abort();
  await expect(indexPackets(shop.path('a.mp3'), { signal })).rejects.toThrow(/abort/i);
});
