import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { sniffFile } from './sniff.ts';
import { codecOf, isLossless } from './tag-codec.ts';
import { readTags } from './tags.ts';
import { noise, openWorkshop, type Workshop } from './testing.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

const tagged = ['-metadata', 'title=Named', '-metadata', 'artist=Ada'];

describe('a file', () => {
  it.each([
    ['mp2', 'a.mp2', ['-c:a', 'mp2'], 'mp2', false, false],
    ['aac', 'a.aac', ['-c:a', 'aac'], 'aac', false, false],
    ['speex', 'a.spx', ['-c:a', 'libspeex', '-ar', '32000'], 'speex', false, true],
    ['caf', 'a.caf', ['-c:a', 'pcm_s16be'], 'pcm', true, false],
    ['caf', 'alac.caf', ['-c:a', 'alac'], 'alac', true, false],
    ['au', 'a.au', ['-c:a', 'pcm_s16be'], 'pcm', true, false],
    ['au', 'a.snd', ['-c:a', 'pcm_mulaw', '-f', 'au'], 'pcm', true, false],
    ['wma', 'a.wma', ['-c:a', 'wmav2'], 'wmav2', false, true],
    ['wma', 'a.asf', ['-c:a', 'wmav1'], 'wmav1', false, true],
    ['matroska', 'a.mka', ['-c:a', 'flac'], 'flac', true, true],
    ['matroska', 'a.webm', ['-c:a', 'libopus'], 'opus', false, true],
    ['matroska', 'a.weba', ['-c:a', 'libvorbis', '-f', 'webm'], 'vorbis', false, true],
    ['ac3', 'a.ac3', ['-c:a', 'ac3'], 'ac3', false, false],
    ['eac3', 'a.eac3', ['-c:a', 'eac3'], 'eac3', false, false],
    ['wavpack', 'a.wv', ['-c:a', 'wavpack'], 'wavpack', true, true],
    ['tta', 'a.tta', ['-c:a', 'tta'], 'tta', true, false],
    ['m4a', 'a.m4b', ['-c:a', 'aac', '-f', 'mp4'], 'aac', false, true],
    ['m4a', 'a.mp4', ['-c:a', 'aac'], 'aac', false, true],
    ['ogg', 'a.oga', ['-c:a', 'flac', '-f', 'ogg'], 'flac', true, false],
  ] as const)(
    'of %s (%s) is known, read and decoded',
    async (format, name, args, codec, lossless, hasTags) => {
      const path = await shop.make(name, ...noise(1), ...tagged, ...args);
      expect(await sniffFile(path)).toBe(format);
      const tags = await readTags(path, { root: shop.dir, withPicture: false });
      expect(tags).toMatchObject({ format, codec, lossless, warnings: [] });
      if (hasTags) expect(tags).toMatchObject({ title: 'Named', artists: [{ name: 'Ada', role: 'main' }] });
      else expect(tags.title).toBe(name.replace(/\..*/, ''));
      expect((await analyse(shop.ffmpeg, path)).duration).toBeGreaterThan(950);
    },
  );

  it.each([
    ['ape', 'MAC \u0096\u000f'],
    ['musepack', 'MP+\u0007'],
    ['musepack8', 'MPCK'],
    ['dsf', 'DSD \u001c\0\0\0\0\0\0\0'],
    ['dff', 'FRM8\0\0\0\0\0\0\0\0DSD FVER'],
    ['tta', 'TTA1'],
  ] as const)('of %s is known by its first bytes', async (format, magic) => {
    const path = shop.path(`magic.${format.slice(0, 5)}`);
    await writeFile(path, Buffer.from(magic.padEnd(200, '\0'), 'latin1'));
    expect(await sniffFile(path)).toBe(format);
    const tags = await readTags(path, { root: shop.dir, withPicture: false });
    expect(tags).toMatchObject({ format, title: 'magic' });
  });

  it('of video without sound is none, in every container', async () => {
    const video = ['-f', 'lavfi', '-i', 'testsrc=d=0.2:s=64x64', '-c:v', 'mpeg4'];
    for (const name of ['v.mkv', 'v.wmv']) {
      const path = await shop.make(name, ...video, ...(name.endsWith('wmv') ? ['-f', 'asf'] : []));
      await expect(sniffFile(path), name).rejects.toMatchObject({ reason: 'unsupported' });
    }
  });
});

describe('the length', () => {
  it.each([
    ['a.ogg', ['-c:a', 'libvorbis'], 3_000],
    ['a.opus', ['-c:a', 'libopus'], 3_000],
    ['mono.opus', ['-c:a', 'libopus', '-ac', '1', '-ar', '16000'], 3_000],
    ['a.oga', ['-c:a', 'flac', '-f', 'ogg'], 3_000],
    ['a.wv', ['-c:a', 'wavpack'], 3_000],
    ['a.tta', ['-c:a', 'tta'], 3_000],
    ['a.au', [], 3_000],
    ['a.ac3', ['-c:a', 'ac3'], 3_000],
  ])('of %s is read with its tags', async (name, args, duration) => {
    const path = await shop.make(`long-${name}`, ...noise(3), ...args);
    const tags = await readTags(path, { root: shop.dir, withPicture: false });
    expect(Math.abs((tags.duration ?? 0) - duration)).toBeLessThan(60);
  });
});

describe('the codec', () => {
  it.each([
    ['wma', 'Windows Media Audio 9.2 Lossless', 'wmalossless'],
    ['wma', 'Windows Media Audio 10 Professional', 'wmapro'],
    ['wma', 'Windows Media Audio 9.2', 'wmav2'],
    ['wma', '', 'wmav2'],
    ['matroska', 'MPEG/L3', 'mp3'],
    ['matroska', 'PCM/INT/LIT', 'pcm'],
    ['m4a', 'ALAC', 'alac'],
    ['m4a', 'MPEG-4/AAC', 'aac'],
    ['dff', 'DST (DST encoded)', 'dst'],
    ['ogg', 'Vorbis I', 'vorbis'],
  ] as const)('of %s "%s" is %s', (format, words, codec) => {
    expect(codecOf(format, words)).toBe(codec);
  });

  it('loses nothing unless it says so', () => {
    expect([isLossless('wavpack'), isLossless('wavpack', false), isLossless('mp3', true)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
