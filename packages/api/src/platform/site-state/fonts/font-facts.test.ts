import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundledFonts } from './bundled-fonts.gen.ts';
import { bundledFaces, ownFaces } from './font-faces.ts';
import { readFont } from './font-facts.ts';
import { archivo } from './testing-font.ts';
import { FontFileError, isOtherFont } from './woff2.ts';

const outcome = (bytes: Uint8Array) =>
  readFont(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof FontFileError ? 'refused' : error),
  );

describe('what is read out of a font file', () => {
  it('are its axes, scripts and measures', async () => {
    const { width, ...facts } = await readFont(await archivo());
    expect(facts).toEqual({
      family: 'Archivo SemiBold',
      weights: [100, 900],
      widths: [62, 125],
      italic: false,
      scripts: ['Latin'],
      ...{ ascent: 0.878, descent: 0.21, lineGap: 0 },
    });
    expect(width).toBeCloseTo(0.469, 3);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['words', Buffer.from('wOF2 and then only words, more of them than a header of a font has bytes')],
    ['a header alone', Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(44)])],
  ])('%s is no font', async (_, bytes) => expect(await outcome(bytes)).toBe('refused'));

  it('a file that was cut off anywhere is refused', async () => {
    const whole = await archivo();
    for (let length = 0; length < whole.length; length += 997) {
      expect([length, await outcome(whole.subarray(0, length))]).toEqual([length, 'refused']);
      const claimed = Buffer.from(whole.subarray(0, length));
      if (length > 48) claimed.writeUInt32BE(length, 8);
      expect([length, await outcome(claimed)]).toEqual([length, 'refused']);
    }
  });

  it('a damaged file is refused or read, and does no harm', async () => {
    const whole = await archivo();
    for (let at = 0; at < 400; at += 1) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      expect(['read', 'refused']).toContain(await outcome(damaged));
    }
  });

  it('a file that would unpack without end is refused', async () => {
    const head = Buffer.from((await archivo()).subarray(0, 48));
    const table = Buffer.from([0, 0x8f, 0x80, 0x80, 0x80, 0x00]);
    const packed = brotliCompressSync(Buffer.alloc(60_000_000), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
    });
    const file = Buffer.concat([head, table, packed]);
    file.writeUInt32BE(file.length, 8);
    file.writeUInt16BE(1, 12);
    file.writeUInt32BE(packed.length, 20);
    await expect(readFont(file)).rejects.toThrow('cannot be unpacked');
  });

  it.each(['\0\x01\0\0', 'OTTO', 'true', 'ttcf', 'wOFF'])('knows a font of another kind: %j', (start) =>
    expect(isOtherFont(Buffer.from(`${start}more`, 'latin1'))).toBe(true),
  );
});

describe('the rules of a font', () => {
  it('give the stand-in its measures, and load nothing but a file of this site', async () => {
    const css = ownFaces({ hash: 'ab'.repeat(16), facts: await readFont(await archivo()) });
    expect(css).toContain(`url(/fonts/${'ab'.repeat(16)}.woff2) format("woff2")`);
    expect(css).toContain('font-weight:100 900;font-stretch:62% 125%');
    expect(css).toContain('font-display:swap');
    expect(css).toMatch(/Fallback";src:local\("Arial"\)[^}]+;size-adjust:102\.8%;ascent-override:85\.41%/);
    expect(css.match(/url\(/g)).toHaveLength(1);
  });

  it('are there for every font of the product that is not in the client build', () => {
    const [archivoFont, ...others] = bundledFonts;
    expect(archivoFont && bundledFaces(archivoFont)).toBe('');
    for (const font of others) {
      const css = bundledFaces(font);
      expect(css.match(/@font-face/g)).toHaveLength(font.files.length + 1);
      expect(css).toMatch(/size-adjust:1[01]\d(\.\d+)?%/);
    }
  });
});
