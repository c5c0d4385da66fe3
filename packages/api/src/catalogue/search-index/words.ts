import type { SearchType } from '@kantele/db';
import { foldLetters } from '../../core/text/slug.ts';

/** Scripts written without spaces between words: every character counts as a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** More than the words and unions of a name of 255 letters and its artists. */
const maxWords = 600;
const maxWordLength = 60;
/** Letters of a beginning that is a lexeme of its own. */
const stemLength = 3;
/** Beginnings longer than this are rare enough to be gathered from the index. */
const commonLength = 5;
/** Chunks an index is asked for. */
const conditionsAtMost = 5;

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

/** The words of a text in their order, folded; each character of a script without spaces for itself. */
export const wordsIn = (text: string): string[] => chunksOf(text).flat();

/** What the index keeps of a text, as a literal of type `tsvector`: words, their first three letters, the type. */
export function entryWords(text: string, type: SearchType): string {
  const words = indexWords(text);
  const stems = words.flatMap((word) => stemOf(word) ?? []);
  const own = typeLexeme(type);
  return [...(own ? [own] : []), ...words, ...new Set(stems)].map((lexeme) => `'${lexeme}'`).join(' ');
}

/** A lexeme no typed word can equal. Tracks have none: nearly everything is one, so it would only cost. */
export function typeLexeme(type: SearchType): string | null {
  return type === 'track' ? null : `:${type}`;
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
  return { chunks, text: wordsIn(text).join(' ') };
}

/** The query as a literal of type `tsquery`; words hold only letters and digits, so nothing needs escaping. */
export function tsquery({ chunks }: WordQuery): string | null {
  const final = chunks.at(-1);
  return joined(chunks, (word, chunk, isLast) =>
    chunk === final && isLast && !unspaced.test(word) ? `'${word}':*` : `'${word}'`,
  );
}

/** How an index finds what begins like the last word. */
export type LastWord =
  /** Everything that begins so is gathered: right for small indexes and for long beginnings. */
  | 'gathered'
  /** Looked up by its first three letters, of which the rows found are then checked. */
  | 'by-stem'
  /** Left to the check of the rows that the other words find. */
  | 'unasked';

/**
 * What an index is asked for: no less than the query matches, and more where that is cheaper. Of many words it is
 * asked for the longest, which are the rarest; the rows found must be checked with `tsquery`, and for their type.
 */
export function indexQuery({ chunks }: WordQuery, last: LastWord, type?: SearchType): string | null {
  const final = chunks.at(-1);
  const asked = chunks
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, conditionsAtMost)
    .filter((chunk) => last !== 'unasked' || chunk !== final);
  const stemmed = last === 'by-stem' && chunks.length > 1;
  const words = joined(asked.length > 0 ? asked : chunks, (word, chunk, isLast) => {
    if (chunk !== final || !isLast || unspaced.test(word)) return `'${word}'`;
    const stem = stemmed && [...word].length <= commonLength ? stemOf(word) : null;
    return stem === null ? `'${word}':*` : `'${stem}'`;
  });
  const own = type ? typeLexeme(type) : null;
  return words && own ? `'${own}' & ${words}` : words;
}

/** Whether the last word is too short to be looked up, beside others. */
export function endsShort({ chunks }: WordQuery): boolean {
  const word = chunks.at(-1)?.[0]?.at(-1);
  return chunks.length > 1 && word !== undefined && !unspaced.test(word) && stemOf(word) === null;
}

/** Whether there are words that few entries have: more than the first letter or two of one. */
export function isTelling({ chunks }: WordQuery): boolean {
  const [words = []] = chunks[0] ?? [];
  const [word = ''] = words;
  return chunks.length > 1 || words.length > 1 || unspaced.test(word) || stemOf(word) !== null;
}

const lengthOf = (alternatives: string[][]) => alternatives[0]?.join('').length ?? 0;

/** Null when nothing was typed; `isLast` says that a word ends its chunk. */
function joined(
  chunks: WordQuery['chunks'],
  termOf: (word: string, chunk: string[][], isLast: boolean) => string,
): string | null {
  if (chunks.length === 0) return null;
  const conditions = chunks.map((chunk) => {
    const forms = chunk.map((words) => {
      return `(${words.map((word, at) => termOf(word, chunk, at === words.length - 1)).join(' & ')})`;
    });
    return `(${forms.join(' | ')})`;
  });
  return conditions.join(' & ');
}

function stemOf(word: string): string | null {
  const letters = [...word];
  return letters.length < stemLength ? null : `^${letters.slice(0, stemLength).join('')}`;
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
