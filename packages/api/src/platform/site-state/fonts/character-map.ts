import { FontFileError } from './woff2.ts';

/** The table of a cmap that maps Unicode characters to glyphs: of format 12, else of format 4. @throws FontFileError */
export function characterMap(cmap: DataView): DataView {
  const tables = Array.from({ length: cmap.getUint16(2) }, (_, index) => {
    const at = 4 + index * 8;
    const platform = cmap.getUint16(at);
    const start = cmap.getUint32(at + 4);
    const isUnicode = platform === 0 || (platform === 3 && [1, 10].includes(cmap.getUint16(at + 2)));
    return { start, format: isUnicode ? cmap.getUint16(start) : -1 };
  });
  const best = tables.find(({ format }) => format === 12) ?? tables.find(({ format }) => format === 4);
  if (!best) throw new FontFileError('without characters');
  return new DataView(cmap.buffer, cmap.byteOffset + best.start, cmap.byteLength - best.start);
}

/** The glyph of a character; 0 when the font has none. */
export function glyphOf(map: DataView, letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return map.getUint16(0) === 12 ? inGroups(map, code) : inSegments(map, code);
}

/** Groups of format 12 are in order. */
function inGroups(map: DataView, code: number): number {
  let [low, high] = [0, map.getUint32(12) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = 16 + middle * 12;
    if (code < map.getUint32(at)) high = middle - 1;
    else if (code > map.getUint32(at + 4)) low = middle + 1;
    else return map.getUint32(at + 8) + code - map.getUint32(at);
  }
  return 0;
}

/** Segments of format 4: ends, starts, deltas and offsets one list after the other. */
function inSegments(map: DataView, code: number): number {
  const size = map.getUint16(6);
  for (let at = 0; at < size; at += 2) {
    if (code > map.getUint16(14 + at)) continue;
    const start = map.getUint16(16 + size + at);
    if (code < start) return 0;
    const delta = map.getUint16(16 + size * 2 + at);
    const place = 16 + size * 3 + at;
    const offset = map.getUint16(place);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = map.getUint16(place + offset + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
