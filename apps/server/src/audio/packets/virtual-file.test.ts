import { stat } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { find, readFragmentIndex } from '../fmp4.ts';
import { noise, openWorkshop, probePackets, type Workshop } from '../testing.ts';
import { decodeIndex, encodeIndex } from './sidecar.ts';
import { indexOf, withVirtual, writeVirtual } from './testing.ts';
import { containersOf, virtualFile } from './virtual-file.ts';

let shop: Workshop;
const names = ['a.mp3', 'a.m4a', 'a.aac', 'a.flac', 'a.ogg', 'a.opus'];

beforeAll(async () => {
  shop = await openWorkshop();
  await shop.make('source.wav', ...noise(9));
  for (const name of names) await shop.make(name, '-i', shop.path('source.wav'));
});
afterAll(() => shop.close());

describe.each(names)('%s', (name) => {
  it('gives any range as a slice of the whole', async () => {
    const path = shop.path(name);
    const index = await indexOf(path);
    for (const container of containersOf(index))
      await withVirtual(path, index, container, async (file, read) => {
        const whole = await read(0, file.size);
        const range = fc.tuple(fc.nat(file.size), fc.oneof(fc.nat(300), fc.nat(file.size)));
        await fc.assert(
          fc.asyncProperty(range, async ([from, length]) => {
            const to = Math.min(file.size, from + length);
            expect((await read(from, to)).equals(whole.subarray(from, to))).toBe(true);
          }),
          { numRuns: 300 },
        );
      });
  });

  it('lists fragments without holes, short ones first, that add up', async () => {
    const index = await indexOf(shop.path(name));
    for (const container of containersOf(index)) {
      const { fragments, initEnd, size } = virtualFile(index, container);
      expect(fragments[0]).toMatchObject({ start: initEnd, t: 0 });
      fragments.forEach(({ end, t, d }, i) => {
        expect(fragments[i + 1]?.start ?? size).toBe(end);
        if (fragments[i + 1]) expect(fragments[i + 1]?.t).toBe(t + d);
      });
      const seconds = fragments.map(({ d }) => d / index.rate);
      expect(seconds[0]).toBeLessThan(0.7);
      expect(seconds[1]).toBeLessThan(1.2);
      expect(Math.max(...seconds)).toBeLessThan(2.2);
      const { t = 0, d = 0 } = fragments.at(-1) ?? {};
      expect(t + d).toBeGreaterThanOrEqual(index.delay + index.samples);
    }
  });

  it('has a small sidecar that says the same', async () => {
    const path = shop.path(name);
    const index = await indexOf(path);
    const data = encodeIndex(index);
    expect(decodeIndex(data)).toEqual(index);
    const { size } = await stat(path);
    // The headers of Vorbis and the hash are the same for any length.
    expect(data.length - index.config.length - 120).toBeLessThan(size * 0.01);
  });
});

it('lays MP4 out as the own parser and ffprobe read it', async () => {
  const path = shop.path('a.flac');
  const index = await indexOf(path);
  const out = await writeVirtual(path, index, 'mp4');
  const { timescale, initEnd, fragments } = await readFragmentIndex(out);
  const file = virtualFile(index, 'mp4');
  expect([timescale, initEnd, fragments]).toEqual([44_100, file.initEnd, file.fragments]);
  const packets = await probePackets(out);
  expect(packets.map(({ size }) => size)).toEqual([...index.sizes]);
});

it('carries no trim information', async () => {
  const opus = await indexOf(shop.path('a.opus'));
  await withVirtual(shop.path('a.opus'), opus, 'mp4', async ({ initEnd }, read) => {
    const init = await read(0, initEnd);
    expect(find(init, ['moov', 'trak', 'edts'])).toEqual([]);
    expect(init.readUInt16BE(init.indexOf('dOps') + 6)).toBe(0);
  });
  await withVirtual(shop.path('a.opus'), opus, 'webm', async ({ initEnd }, read) => {
    const init = await read(0, initEnd);
    expect(init.readUInt16LE(init.indexOf('OpusHead') + 10)).toBe(0);
    // CodecDelay and SeekPreRoll.
    expect([init.indexOf('56aa', 'hex'), init.indexOf('56bb', 'hex')]).toEqual([-1, -1]);
  });
});

it('gives two tracks of one encoder different Vorbis headers, so that decoders start anew', async () => {
  await shop.make('b.ogg', ...noise(3), '-c:a', 'libvorbis');
  const inits = ['a.ogg', 'b.ogg'].map(async (name) =>
    withVirtual(shop.path(name), await indexOf(shop.path(name)), 'webm', ({ initEnd }, read) =>
      read(0, initEnd),
    ),
  );
  const [one, other] = await Promise.all(inits);
  expect(one?.length).toBe(other?.length);
  expect(one && other && one.equals(other)).toBe(false);
});

it('refuses containers that do not fit, and damaged sidecars, with typed errors', async () => {
  const index = await indexOf(shop.path('a.mp3'));
  expect(() => virtualFile(index, 'webm')).toThrow(RangeError);
  const data = encodeIndex(index);
  const broken = expect.objectContaining({ name: 'AudioFileError', reason: 'broken' });
  expect(() => decodeIndex(new Uint8Array())).toThrow(broken);
  fc.assert(
    fc.property(fc.nat(data.length - 1), fc.nat(255), fc.boolean(), (at, byte, cut) => {
      const copy = Uint8Array.from(cut ? data.subarray(0, at) : data);
      if (!cut) copy[at] = byte;
      try {
        decodeIndex(copy);
      } catch (error) {
        expect(error).toEqual(broken);
      }
    }),
    { numRuns: 500 },
  );
});
