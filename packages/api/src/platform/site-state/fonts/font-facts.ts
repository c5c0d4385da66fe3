import { characterMap, glyphOf } from './character-map.ts';
import { FontFileError, type FontTable, readWoff2, within } from './woff2.ts';

/** What the site has to know of a font file. */
export interface FontFacts {
  /** As the font calls itself; empty where it does not. */
  family: string;
  /** From thin to heavy, as in CSS; twice the same for a font of one weight. */
  weights: [number, number];
  /** Percent, from narrow to wide. */
  widths: [number, number];
  italic: boolean;
  /** Scripts whose letters it has. */
  scripts: FontScript[];
  /** Shares of the letter size, as browsers are told to use them. */
  ascent: number;
  descent: number;
  lineGap: number;
  /** Average width of its Latin letters as a share of the letter size; null without Latin letters. */
  width: number | null;
}

/** Letters by which a script counts as covered. */
const letters = {
  Latin: 'AZazÀéßñ',
  'Latin Extended': 'ąčőşžğł',
  Vietnamese: 'ạộữđ',
  Cyrillic: 'АЯаящ',
  Greek: 'ΑΩαωέ',
  Arabic: 'ابتثجحي',
  Hebrew: 'אבתש',
  Devanagari: 'अआकखह',
  Thai: 'กขคท',
  Kana: 'あんアン',
  Han: '一人中国',
  Hangul: '가나하',
} as const;
export type FontScript = keyof typeof letters;
export const fontScripts = Object.keys(letters) as FontScript[];

/** Latin letters about as often as texts have them. */
const sample = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/**
 * Reads a WOFF2 file.
 * @throws FontFileError when it is none, or lacks what browsers need
 */
export async function readFont(bytes: Uint8Array): Promise<FontFacts> {
  const tables = await readWoff2(bytes);
  return within(() => factsOf(tables));
}

function factsOf(tables: ReadonlyMap<string, FontTable>): FontFacts {
  const head = plain(tables, 'head');
  const hhea = plain(tables, 'hhea');
  const os2 = plain(tables, 'OS/2');
  const map = characterMap(plain(tables, 'cmap'));
  plain(tables, 'maxp');
  if (!tables.has('CFF ') && !tables.has('CFF2') && !(tables.has('glyf') && tables.has('loca'))) {
    throw new FontFileError('without outlines');
  }
  const perEm = head.getUint16(18);
  if (head.getUint32(12) !== 0x5f0f3cf5 || perEm < 16 || perEm > 16_384) throw new FontFileError('no head');
  // OS/2 says by bit 7 of its selection that its own measures are the right ones.
  const selection = os2.getUint16(62);
  const [metrics, at] = selection & 128 ? [os2, 68] : [hhea, 4];
  const share = (offset: number) => Math.round((metrics.getInt16(at + offset) / perEm) * 1e4) / 1e4;
  const axes = axesOf(tables.get('fvar')?.data);
  const weight = Math.min(1_000, Math.max(1, os2.getUint16(4)));
  const stretch = widthClasses[os2.getUint16(6) - 1] ?? 100;
  const has = (text: string) => [...text].every((letter) => glyphOf(map, letter) > 0);
  return {
    family: familyOf(tables.get('name')?.data),
    weights: axes.get('wght') ?? [weight, weight],
    widths: axes.get('wdth') ?? [stretch, stretch],
    italic: (selection & 1) === 1,
    scripts: fontScripts.filter((script) => has(letters[script])),
    ascent: share(0),
    descent: Math.abs(share(2)),
    lineGap: Math.max(0, share(4)),
    width: has('az') ? average(tables, map, hhea.getUint16(34)) / perEm : null,
  };
}

/** Percent by the classes of OS/2. */
const widthClasses = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200];

/** @throws FontFileError when there is none that can be read as it is */
function plain(tables: ReadonlyMap<string, FontTable>, tag: string): DataView {
  const table = tables.get(tag);
  if (!table || table.transformed) throw new FontFileError(`without ${tag}`);
  return table.data;
}

function axesOf(fvar: DataView | undefined): Map<string, [number, number]> {
  const axes = new Map<string, [number, number]>();
  if (!fvar) return axes;
  const [start, count, size] = [fvar.getUint16(4), fvar.getUint16(8), fvar.getUint16(10)];
  for (let at = start; at < start + count * size && size >= 20; at += size) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((offset) => fvar.getUint8(at + offset)));
    const value = (offset: number) => Math.round((fvar.getInt32(at + offset) / 65_536) * 10) / 10;
    const [low, high] = [value(4), value(12)];
    if (low < 1 || high > 1_000 || low > high) throw new FontFileError('a wrong axis');
    axes.set(tag, [low, high]);
  }
  return axes;
}

/** Average width of the sample in units of the font. In WOFF2 the widths stand after a byte of flags when transformed. */
function average(tables: ReadonlyMap<string, FontTable>, map: DataView, count: number): number {
  const hmtx = tables.get('hmtx');
  if (!hmtx || count === 0) throw new FontFileError('without hmtx');
  const widthOf = (glyph: number) => {
    const at = Math.min(glyph, count - 1);
    return hmtx.data.getUint16(hmtx.transformed ? 1 + at * 2 : at * 4);
  };
  const sum = [...sample].reduce((total, letter) => total + widthOf(glyphOf(map, letter)), 0);
  return sum / sample.length;
}

/** The family in English or whatever comes first, without characters that no name has. */
function familyOf(name: DataView | undefined): string {
  if (!name) return '';
  const [count, texts] = [name.getUint16(2), name.getUint16(4)];
  const found = new Map<number, string>();
  for (let at = 6; at < 6 + count * 12; at += 12) {
    const id = name.getUint16(at + 6);
    if (name.getUint16(at) !== 3 || (id !== 1 && id !== 16) || found.has(id)) continue;
    const [length, offset] = [name.getUint16(at + 8), name.getUint16(at + 10)];
    const units = Array.from({ length: length >> 1 }, (_, unit) => name.getUint16(texts + offset + unit * 2));
    found.set(id, String.fromCharCode(...units));
  }
  const family = found.get(16) ?? found.get(1) ?? '';
  return family
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{Zs}]/gu, '')
    .trim()
    .slice(0, 60);
}
