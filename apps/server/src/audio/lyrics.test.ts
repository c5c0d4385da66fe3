import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageCode, parseLyrics } from '@kantele/api/lrc';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLyricsBeside } from './lyrics.ts';

describe('parsing lyrics', () => {
  it('reads LRC with hundredths, thousandths and whole seconds', () => {
    const lyrics = parseLyrics('[ar:Someone]\n[00:12.34]One\n[00:15.5]Two\n[01:02.345]Three\n[02:00]Four');
    expect(lyrics?.lines).toEqual([
      { start_ms: 12_340, text: 'One' },
      { start_ms: 15_500, text: 'Two' },
      { start_ms: 62_345, text: 'Three' },
      { start_ms: 120_000, text: 'Four' },
    ]);
    expect(lyrics?.text).toBe('One\nTwo\nThree\nFour');
  });

  it('repeats a line with several stamps and puts all in order', () => {
    const lyrics = parseLyrics('[00:20.00][00:05.00]Chorus\n[00:10.00]Verse');
    expect(lyrics?.lines?.map(({ start_ms, text }) => [start_ms, text])).toEqual([
      [5_000, 'Chorus'],
      [10_000, 'Verse'],
      [20_000, 'Chorus'],
    ]);
  });

  it('shows lines earlier for a positive offset, never before the start', () => {
    const lyrics = parseLyrics('[offset:+500]\n[00:00.20]A\n[00:02.00]B');
    expect(lyrics?.lines?.map(({ start_ms }) => start_ms)).toEqual([0, 1_500]);
    expect(parseLyrics('[offset:-250]\n[00:02.00]B')?.lines?.[0]?.start_ms).toBe(2_250);
  });

  it('keeps empty lines as pauses and drops word stamps', () => {
    const lyrics = parseLyrics('[00:01.00]<00:01.00>Two <00:01.50>words\n[00:03.00]');
    expect(lyrics?.lines?.map(({ text }) => text)).toEqual(['Two words', '']);
  });

  it('takes text without stamps as plain, with its section marks', () => {
    const lyrics = parseLyrics('[Chorus: all]\r\nHello\r\n\r\n\r\n\r\nagain', 'eng');
    expect(lyrics).toEqual({ language: 'eng', text: '[Chorus: all]\nHello\n\nagain', lines: null });
    expect(parseLyrics(' \n ')).toBeNull();
  });

  it('never fails and always gives ascending times', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer(), (text, offset) => {
        const lyrics = parseLyrics(`[offset:${offset}]\n[00:07]x\n${text}\n[00:03.1]y`);
        const times = lyrics?.lines?.map(({ start_ms }) => start_ms) ?? [];
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(Math.min(...times)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('bounds a file of a million lines', () => {
    const lyrics = parseLyrics('[00:01.00]x\n'.repeat(1_000_000));
    expect(lyrics?.lines?.length).toBe(2_000);
    expect(lyrics?.text.length).toBeLessThanOrEqual(20_000);
  });

  it('knows "no language" in its spellings', () => {
    expect(['XXX', 'und', '', 'e', null, 'ENG', 'pt-br'].map(languageCode)).toEqual([
      ...[null, null, null, null, null, 'eng', 'pt-br'],
    ]);
  });

  it('reads files beside the track in UTF-8, UTF-16 and old encodings', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'kantele-lyrics-'));
    try {
      const track = join(dir, 'a.b.flac');
      expect(await readLyricsBeside(track, '.lrc')).toBeNull();
      const cases: [Buffer, string][] = [
        [Buffer.from('Kätchen'), 'Kätchen'],
        [Buffer.from('\ufeffKätchen', 'utf16le'), 'Kätchen'],
        [Buffer.from('Kätchen', 'latin1'), 'Kätchen'],
      ];
      for (const [data, expected] of cases) {
        await writeFile(join(dir, 'a.b.lrc'), data);
        expect((await readLyricsBeside(track, '.lrc'))?.text).toBe(expected);
      }
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});
