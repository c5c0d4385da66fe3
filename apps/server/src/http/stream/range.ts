/** Bytes [start, end], both included, as `Content-Range` writes them. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Ranges one request may ask for: more is refused, so that overlapping ones cannot multiply the work. */
const rangesAtMost = 16;

/**
 * Reads a `Range` header by RFC 9110 section 14. `null`: no range applies (absent, another unit, broken): send the
 * whole. `unsatisfiable`: every range lies behind the end. Overlapping or touching ranges are joined.
 */
export function parseRange(header: string | undefined, size: number): ByteRange[] | null | 'unsatisfiable' {
  const match = /^bytes=(.+)$/i.exec(header?.trim() ?? '');
  if (!match?.[1]) return null;
  const specs = match[1].split(',').map((spec) => spec.trim());
  if (specs.length > rangesAtMost) return 'unsatisfiable';
  const ranges: ByteRange[] = [];
  for (const spec of specs) {
    const parts = /^(\d{0,16})-(\d{0,16})$/.exec(spec);
    if (!parts || (parts[1] === '' && parts[2] === '')) return null;
    const [, first = '', last = ''] = parts;
    if (first === '') {
      const length = Number(last);
      if (length > 0 && size > 0) ranges.push({ start: Math.max(0, size - length), end: size - 1 });
      continue;
    }
    const start = Number(first);
    const end = last === '' ? size - 1 : Number(last);
    if (last !== '' && end < start) return null;
    if (start < size) ranges.push({ start, end: Math.min(end, size - 1) });
  }
  if (ranges.length === 0) return 'unsatisfiable';
  return join(ranges);
}

/** Joins ranges that overlap or touch; order of the request is kept when none do. */
function join(ranges: ByteRange[]): ByteRange[] {
  const sorted = [...ranges].sort((a, b) => a.start - b.start);
  const joined: ByteRange[] = [];
  for (const range of sorted) {
    const last = joined.at(-1);
    if (last && range.start <= last.end + 1) last.end = Math.max(last.end, range.end);
    else joined.push({ ...range });
  }
  return joined.length === ranges.length ? ranges : joined;
}
