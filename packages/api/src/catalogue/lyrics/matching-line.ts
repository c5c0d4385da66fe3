import { wordsIn } from '../search-index/words.ts';

interface LyricsText {
  text: string;
  lines: readonly { start_ms: number; text: string }[] | null;
}

/**
 * The line of lyrics that a query means: the first that has the query as it is typed, else the first that has most of
 * it, counted in letters, since long words say more; the last word counts as a beginning.
 */
export function matchingLine({ text, lines }: LyricsText, query: string) {
  const candidates = lines ?? text.split('\n').map((line) => ({ text: line, start_ms: null }));
  const wanted = wordsIn(query);
  const phrase = wanted.join(' ');
  let best = { line: candidates[0]?.text ?? '', start_ms: candidates[0]?.start_ms ?? null, score: 0 };
  for (const candidate of candidates) {
    const words = wordsIn(candidate.text);
    const own = new Set(words);
    const has = wanted.filter((word, at) =>
      at === wanted.length - 1 ? words.some((other) => other.startsWith(word)) : own.has(word),
    );
    const score =
      has.join('').length + (phrase !== '' && ` ${words.join(' ')}`.includes(` ${phrase}`) ? 1 : 0);
    if (score > best.score) best = { line: candidate.text, start_ms: candidate.start_ms, score };
  }
  return { line: best.line.trim(), start_ms: best.start_ms };
}
