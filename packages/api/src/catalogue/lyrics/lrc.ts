import type { TagLyrics } from '../../core/audio/audio-tools.ts';
import { cleanName, cleanText } from '../../core/text/tag-text.ts';

export type { TagLyrics } from '../../core/audio/audio-tools.ts';

/** Most synced lines kept, and the longest line. */
export const lineLimit = 2_000;
const lineLength = 500;
/** Characters of a text that are read. */
const textLimit = 256 * 1024;

const stamp = /^\s*\[(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?\]/;

/**
 * Reads text that may be LRC: `[mm:ss.xx]`, several stamps on one line, `[offset:±ms]` (positive = earlier),
 * `[la:…]`. Text without stamps is plain lyrics; null when nothing is left.
 */
export function parseLyrics(input: string, language: string | null = null): TagLyrics | null {
  const rows = input.slice(0, textLimit).split(/\r\n?|\n/);
  const lines: { start_ms: number; text: string }[] = [];
  const plain: string[] = [];
  let offset = 0;
  let named = language;
  for (const row of rows) {
    const header = /^\s*\[([a-z#]+)\s*:(.*)\]\s*$/i.exec(row);
    if (header) {
      const [, key = '', value = ''] = header;
      if (key.toLowerCase() === 'offset') offset = Number.parseInt(value.trim(), 10) || 0;
      if (key.toLowerCase() === 'la') named ??= languageCode(value.trim());
      // Section marks such as [Chorus: all] belong to the words of plain lyrics.
      if (!/^(ar|al|ti|au|by|re|ve|la|length|offset|tool|#)$/i.test(key)) plain.push(row);
      continue;
    }
    const times: number[] = [];
    let rest = row;
    for (let found = stamp.exec(rest); found !== null && times.length < 100; found = stamp.exec(rest)) {
      const [whole, minutes = '0', seconds = '0', fraction = '0'] = found;
      times.push(
        Number(minutes) * 60_000 + Number(seconds) * 1000 + Math.round(Number(`0.${fraction}`) * 1000),
      );
      rest = rest.slice(whole.length);
    }
    // Word stamps of enhanced LRC inside the line.
    const text =
      times.length > 0 ? cleanName(rest.replace(/<\d{1,3}:\d{1,2}(?:[.:]\d{1,3})?>/g, ''), lineLength) : rest;
    for (const time of times) if (lines.length < lineLimit) lines.push({ start_ms: time, text });
    if (times.length === 0) plain.push(row);
  }
  if (lines.length === 0) return plainLyrics(plain.join('\n'), named);
  return syncedLyrics(
    lines.map((line) => ({ ...line, start_ms: line.start_ms - offset })),
    named,
  );
}

/** Lyrics from timed lines in any order; null when all are empty. */
export function syncedLyrics(
  lines: readonly { start_ms: number; text: string }[],
  language: string | null,
): TagLyrics | null {
  const sorted = lines
    .slice(0, lineLimit)
    .filter((line) => Number.isFinite(line.start_ms))
    .map((line) => ({
      start_ms: Math.max(0, Math.round(line.start_ms)),
      text: cleanName(line.text, lineLength),
    }))
    .sort((a, b) => a.start_ms - b.start_ms);
  const text = cleanText(sorted.map((line) => line.text).join('\n'));
  return text === '' ? null : { language, text, lines: sorted };
}

function plainLyrics(input: string, language: string | null): TagLyrics | null {
  const text = cleanText(input);
  return text === '' ? null : { language, text, lines: null };
}

/** A usable language code; null for "unknown" in its various spellings. */
export function languageCode(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(value)) return null;
  return ['xxx', 'und', 'zxx', 'mis', 'mul'].includes(value.toLowerCase()) ? null : value.toLowerCase();
}

/** Lyrics as a file of the form LRC; plain ones as their text. */
export function writeLrc({ language, text, lines }: TagLyrics): string {
  if (!lines) return `${text}\n`;
  const head = language ? [`[la:${language}]`] : [];
  return [...head, ...lines.map((line) => `[${lrcTime(line.start_ms)}]${line.text}`), ''].join('\n');
}

/** `mm:ss.xxx`, which readers of two digits understand too. */
function lrcTime(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 60_000)}:${two((ms / 1_000) % 60)}.${String(ms % 1_000).padStart(3, '0')}`;
}
