import { foldLetters } from '../core/slug.ts';

/** Scripts written without spaces between words: every character counts as a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** More than the words and unions of a name of 255 letters and its artists. */
const maxWords = 600;
const maxWordLength = 60;

/**
 * The words of a text as the index keeps them: folded (case, accents), punctuation removed. A chunk with punctuation
 * inside gives its parts and their union, so "AC/DC" is found by "acdc", "ac" and "dc"; apostrophes just vanish.
 */
export function indexWords(text: string): string[] {
  const words = new Set<string>();
  for (const chunk of chunksOf(text)) {
    for (const part of chunk) words.add(part);
    if (chunk.length > 1) words.add(chunk.join('').slice(0, maxWordLength));
    if (words.size >= maxWords) break;
  }
  return [...words];
}

export interface WordQuery {
  /** One list per typed chunk: alternatives, each a list of words that must all be there. */
  chunks: string[][][];
  /** The folded query as one string with single spaces. */
  text: string;
}

/** A typed query as words: every chunk must be found, the last one as the beginning of a word. */
export function queryWords(text: string): WordQuery {
  const chunks = chunksOf(text)
    .slice(0, 12)
    .map((parts) => (parts.length > 1 ? [parts, [parts.join('').slice(0, maxWordLength)]] : [parts]));
  return { chunks, text: chunksOf(text).flat().join(' ') };
}

/** The query as a literal of type `tsquery`; words hold only letters and digits, so nothing needs escaping. */
export function tsquery(query: WordQuery, extra?: string): string | null {
  if (query.chunks.length === 0) return null;
  const last = query.chunks.length - 1;
  const parts = query.chunks.map((alternatives, index) => {
    const forms = alternatives.map((words) => {
      const terms = words.map(
        (word, at) => `'${word}'${index === last && at === words.length - 1 ? ':*' : ''}`,
      );
      return `(${terms.join(' & ')})`;
    });
    return `(${forms.join(' | ')})`;
  });
  return [...(extra ? [`'${extra}'`] : []), ...parts].join(' & ');
}

/** A tsvector literal of the words; `type` is added as a lexeme no typed word can equal. */
export function tsvector(words: readonly string[], type: string): string {
  return [typeLexeme(type), ...words].map((word) => `'${word}'`).join(' ');
}

export function typeLexeme(type: string): string {
  return `:${type}`;
}

function chunksOf(text: string): string[][] {
  return foldLetters(text)
    .replace(/['’`´]/gu, '')
    .split(/\s+/u)
    .map((chunk) => chunk.split(/[^\p{L}\p{N}]+/u).flatMap(wordsOf))
    .filter((parts) => parts.length > 0);
}

function wordsOf(part: string): string[] {
  if (part === '') return [];
  if (!unspaced.test(part)) return [part.slice(0, maxWordLength)];
  const words: string[] = [];
  let run = '';
  for (const character of part) {
    if (unspaced.test(character)) {
      if (run) words.push(run);
      run = '';
      words.push(character);
    } else run += character;
  }
  if (run) words.push(run);
  return words;
}
