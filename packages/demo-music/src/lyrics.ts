import type { DemoLyrics } from './catalogue/types.ts';

/** Seconds at which each line begins: lines are shared out over the phrases of the tune. */
export function lineTimes(lines: number, phrases: readonly number[], end: number): number[] {
  if (phrases.length === 0) return Array.from({ length: lines }, (_, i) => (end * (i + 0.5)) / (lines + 1));
  const perPhrase = Math.ceil(lines / phrases.length);
  return Array.from({ length: lines }, (_, i) => {
    const index = Math.floor(i / perPhrase);
    const from = phrases[index] as number;
    const before = phrases[index - 1] ?? from - 8;
    const to = phrases[index + 1] ?? Math.min(end, from + (index > 0 ? from - before : 8));
    return from + ((to - from) * (i % perPhrase)) / perPhrase;
  });
}

function stamp(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const two = (n: number) => String(n).padStart(2, '0');
  return `[${two(Math.floor(hundredths / 6000))}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}]`;
}

/** The text as it is written to the file: plain lines, or LRC when it runs with the music. */
export function lyricsText(lyrics: DemoLyrics, phrases: readonly number[], end: number): string {
  if (!lyrics.synced) return `${lyrics.lines.join('\n')}\n`;
  const times = lineTimes(lyrics.lines.length, phrases, end);
  return `${lyrics.lines.map((line, i) => `${stamp(times[i] as number)}${line}`).join('\n')}\n`;
}
