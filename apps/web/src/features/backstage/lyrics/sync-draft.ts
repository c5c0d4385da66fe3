/** A line of lyrics while they are worked on. */
export interface DraftLine {
  text: string;
  /** From the beginning of the track; null while it has no time. */
  startMs: number | null;
}

/** What the editor changes. */
export interface LyricsDraft {
  language: string | null;
  lines: DraftLine[];
}

/** What is kept of a track; as the server says it. */
interface Kept {
  text: string;
  lines: readonly { start_ms: number; text: string }[] | null;
}

const rowsOf = (text: string) => text.split(/\r\n?|\n/);
const isBlank = (text: string) => text.trim() === '';

/** Lyrics as lines to be worked on: the rows of the text with the times of the lines that are among them. */
export function draftOf(kept: Kept | null): DraftLine[] {
  if (!kept || (kept.text === '' && !kept.lines?.length)) return [];
  const rows = rowsOf(kept.text).map((text): DraftLine => ({ text, startMs: null }));
  if (!kept.lines) return rows;
  let next = 0;
  for (const row of rows) {
    const line = kept.lines[next];
    if (!line || line.text.trim() !== row.text.trim()) continue;
    row.startMs = line.start_ms;
    next += 1;
  }
  if (next === kept.lines.length && rows.every(isDone)) return rows;
  return kept.lines.map(({ text, start_ms }) => ({ text, startMs: start_ms }));
}

/** A blank line between verses needs no time. */
const isDone = ({ text, startMs }: DraftLine) => startMs !== null || isBlank(text);

export const textOfDraft = (lines: readonly DraftLine[]): string => lines.map(({ text }) => text).join('\n');

/** Another text: lines before and after the place that was changed keep their times. */
export function withText(lines: readonly DraftLine[], text: string): DraftLine[] {
  if (text === '') return [];
  const rows = rowsOf(text);
  const shorter = Math.min(rows.length, lines.length);
  let head = 0;
  while (head < shorter && lines[head]?.text === rows[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && lines.at(-1 - tail)?.text === rows.at(-1 - tail)) tail += 1;
  // A word that was mended in a line is no other line.
  const mended = rows.length === lines.length;
  return rows.map((row, index) => {
    const fromEnd = rows.length - index;
    const before = index < head || mended ? lines[index] : fromEnd <= tail ? lines.at(-fromEnd) : undefined;
    return { text: row, startMs: before?.startMs ?? null };
  });
}

const withTime = (lines: readonly DraftLine[], at: number, startMs: number | null): DraftLine[] =>
  lines.map((line, index) => (index === at ? { ...line, startMs } : line));

/** The next line with words in a direction; where one is, when there is none. */
export function neighbour(lines: readonly DraftLine[], at: number, by: 1 | -1): number {
  for (let index = at + by; index >= 0 && index < lines.length; index += by) {
    if (!isBlank(lines[index]?.text ?? '')) return index;
  }
  return at;
}

/** The first line that has words and no time; else the first that has words, −1 without any. */
export function firstOpen(lines: readonly DraftLine[]): number {
  const open = lines.findIndex((line) => !isDone(line));
  return open >= 0 ? open : lines.findIndex(({ text }) => !isBlank(text));
}

/** A line begins now. */
export function timed(lines: readonly DraftLine[], at: number, positionMs: number): DraftLine[] {
  return withTime(lines, at, Math.max(0, Math.round(positionMs)));
}

/** A line begins earlier or later, within the track. */
export function nudged(lines: readonly DraftLine[], at: number, byMs: number, endMs: number): DraftLine[] {
  const startMs = lines[at]?.startMs ?? null;
  if (startMs === null) return [...lines];
  return withTime(lines, at, Math.min(endMs, Math.max(0, startMs + byMs)));
}

export const cleared = (lines: readonly DraftLine[], at: number): DraftLine[] => withTime(lines, at, null);

export const allCleared = (lines: readonly DraftLine[]): DraftLine[] =>
  lines.map(({ text }) => ({ text, startMs: null }));

export const hasTimes = (lines: readonly DraftLine[]): boolean =>
  lines.some(({ startMs }) => startMs !== null);

/** Lines that begin before one above them: by index. */
export function outOfOrder(lines: readonly DraftLine[]): Set<number> {
  const wrong = new Set<number>();
  let latest = 0;
  for (const [index, { startMs }] of lines.entries()) {
    if (startMs === null) continue;
    if (startMs < latest) wrong.add(index);
    latest = Math.max(latest, startMs);
  }
  return wrong;
}

/** How many lines have words and no time. */
export const untimed = (lines: readonly DraftLine[]): number => lines.filter((line) => !isDone(line)).length;

/** What is saved: synced once every line with words has a time. */
export function keptOf(lines: readonly DraftLine[]): {
  text: string;
  lines: { start_ms: number; text: string }[] | null;
} {
  const text = textOfDraft(lines);
  const synced = hasTimes(lines) && untimed(lines) === 0;
  if (!synced) return { text, lines: null };
  return {
    text,
    lines: lines.flatMap((line) =>
      line.startMs === null ? [] : [{ start_ms: line.startMs, text: line.text }],
    ),
  };
}
