import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sniffFile } from './sniff.ts';
import { id3, noise, openWorkshop, textBody, type Workshop } from './testing.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

const write = async (name: string, data: string | Uint8Array): Promise<string> => {
  await writeFile(shop.path(name), data);
  return shop.path(name);
};

describe('recognising audio files', () => {
  it.each([
    ['mp3', 'a.mp3', []],
    ['m4a', 'a.m4a', ['-c:a', 'aac']],
    ['m4a', 'alac.m4a', ['-c:a', 'alac']],
    ['flac', 'a.flac', []],
    ['ogg', 'a.ogg', ['-c:a', 'libvorbis']],
    ['opus', 'a.opus', ['-c:a', 'libopus']],
    ['wav', 'a.wav', []],
    ['aiff', 'a.aiff', []],
  ] as const)('knows %s by its content, whatever its name (%s)', async (format, name, args) => {
    const made = await shop.make(name, ...noise(0.5), ...args);
    const renamed = await write(`${name}.jpg`, await readFile(made));
    expect(await sniffFile(renamed)).toBe(format);
  });

  it('looks behind ID3 tags, also in front of FLAC', async () => {
    const tag = id3([['TIT2', textBody('x'.repeat(100_000))]]);
    const flac = await readFile(await shop.make('b.flac', ...noise(0.2)));
    const mp3 = await readFile(await shop.make('b.mp3', ...noise(0.2), '-id3v2_version', '0'));
    expect(await sniffFile(await write('tagged.flac', Buffer.concat([tag, flac])))).toBe('flac');
    expect(await sniffFile(await write('tagged.mp3', Buffer.concat([tag, tag, mp3])))).toBe('mp3');
  });

  it('refuses text, playlists, web pages, archives and pictures under an audio name', async () => {
    const cases: [string, string | Uint8Array][] = [
      ['text.mp3', 'Just words. '.repeat(10_000)],
      ['list.mp3', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'],
      ['concat.mp3', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
      ['page.mp3', '<!doctype html><script>1</script>'],
      ['zip.mp3', Buffer.from('PK\u0003\u0004'.padEnd(5_000, '\u0000'), 'latin1')],
      ['zeros.mp3', new Uint8Array(100_000)],
      ['ff.mp3', new Uint8Array(100_000).fill(0xff)],
      ['only-tag.mp3', id3([['TIT2', textBody('nothing behind')]])],
      ['short.flac', 'fLa'],
    ];
    for (const [name, data] of cases) {
      await expect(sniffFile(await write(name, data)), name).rejects.toMatchObject({ reason: 'unsupported' });
    }
    await expect(sniffFile(await write('nothing.mp3', ''))).rejects.toMatchObject({ reason: 'empty' });
  });

  it('refuses video without sound and takes the sound track of one with sound', async () => {
    const video = ['-f', 'lavfi', '-i', 'testsrc=d=0.2:s=64x64'];
    const silent = await shop.make('v.mp4', ...video, '-c:v', 'mpeg4');
    await expect(sniffFile(silent)).rejects.toMatchObject({ reason: 'unsupported' });
  });

  it('ends quickly on boxes that lead nowhere', async () => {
    const loop = Buffer.concat([
      Buffer.from('\u0000\u0000\u0000\u0010ftypM4A \u0000\u0000\u0000\u0000', 'latin1'),
      ...Array.from({ length: 5_000 }, () => Buffer.from('\u0000\u0000\u0000\u0008moov', 'latin1')),
    ]);
    await expect(sniffFile(await write('loop.m4a', loop))).rejects.toMatchObject({ reason: 'unsupported' });
  });

  it('refuses a folder', async () => {
    await expect(sniffFile(shop.dir)).rejects.toMatchObject({ reason: 'unsupported' });
  });
});
