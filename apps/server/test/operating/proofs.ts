import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnv } from '../../src/env.ts';
import type { Statement } from './statements.ts';

export const checkout = fileURLToPath(new URL('../../../..', import.meta.url));

/** What follows a statement of the page, as a line of `*.proofs` says it. */
export type Proof =
  /** A test, by the end of its path without `.test.ts` and a part of its title or of the group it stands in. */
  | { kind: 'test'; file: string; title: string }
  /** A number the statement names is that of the code: constants of a file, divided and added up. */
  | { kind: 'number'; says: number; path: string; sum: string }
  /** A variable has the default the statement names. */
  | { kind: 'default'; name: string; says: string }
  /** A file has these words. */
  | { kind: 'words'; path: string; text: string }
  /** A proof of `npm run prove`. */
  | { kind: 'prove'; name: string }
  /** It says why, or asks for something outside of the site: there is nothing to follow. */
  | { kind: 'explains' }
  /** Nothing follows it. */
  | { kind: 'unproven'; why: string };

export interface Entry {
  heading: string;
  print: string;
  /** How the statement begins, for who reads the list. */
  begins: string;
  proofs: Proof[];
}

/**
 * Reads a list of proofs: a heading of the page after `## `, a statement by its print and its first words, and
 * below it, set in, one line a proof.
 * @throws Error for a line that is none of these
 */
export function readProofs(text: string): Entry[] {
  const entries: Entry[] = [];
  let heading = '';
  for (const line of text.split('\n')) {
    const statement = /^([0-9a-f]{4}) (.+)$/.exec(line);
    if (line.startsWith('## ')) heading = line.slice(3);
    else if (statement) {
      const [, print = '', begins = ''] = statement;
      entries.push({ heading, print, begins, proofs: [] });
    } else if (line.startsWith('  ')) entries.at(-1)?.proofs.push(proofOf(line.trim()));
    else if (line.trim() !== '' && !line.startsWith('# ')) throw new Error(`This says nothing: ${line}`);
  }
  return entries;
}

function proofOf(line: string): Proof {
  const [, test, title] = /^(\S+) › (.+)$/.exec(line) ?? [];
  if (test && title) return { kind: 'test', file: test, title };
  const [, says, path, sum] = /^= ([\d.]+) (\S+) (.+)$/.exec(line) ?? [];
  if (says && path && sum) return { kind: 'number', says: Number(says), path, sum };
  const [, name, value] = /^default ([A-Z\d_]+) (.+)$/.exec(line) ?? [];
  if (name && value) return { kind: 'default', name, says: value };
  const [, file, words] = /^in (\S+) (.+)$/.exec(line) ?? [];
  if (file && words) return { kind: 'words', path: file, text: words };
  const [, proof] = /^prove (\w+)$/.exec(line) ?? [];
  if (proof) return { kind: 'prove', name: proof };
  const [, why] = /^unproven: (.+)$/.exec(line) ?? [];
  if (why) return { kind: 'unproven', why };
  if (line === 'explains') return { kind: 'explains' };
  throw new Error(`This is no proof: ${line}`);
}

/** What is wrong with a proof of a statement; null when it holds. */
export function faultOf(proof: Proof, statement: Statement): string | null {
  switch (proof.kind) {
    case 'test':
      return faultOfTest(proof.file, proof.title);
    case 'number': {
      if (!saysNumber(statement.text, proof.says)) return `It does not say ${proof.says}.`;
      const values = sumsOf(proof.path, proof.sum);
      return values.includes(proof.says)
        ? null
        : `${proof.sum} of ${proof.path} is ${values.join(' or ') || 'not there'}, not ${proof.says}.`;
    }
    case 'default': {
      if (!statement.text.includes(proof.says)) return `It does not say ${proof.says}.`;
      const value = new Map<string, unknown>(Object.entries(readEnv({}))).get(proof.name);
      return String(value) === proof.says ? null : `${proof.name} is ${value} by default.`;
    }
    case 'words':
      return sourceOf(proof.path)?.includes(proof.text) ? null : `${proof.path} does not have ${proof.text}.`;
    case 'prove':
      return existsSync(join(checkout, `scripts/proofs/${proof.name}.mjs`))
        ? null
        : 'There is no such proof.';
    default:
      return null;
  }
}

/** Text of a file of the checkout; null when there is none. */
export function sourceOf(path: string): string | null {
  return existsSync(join(checkout, path)) ? readFileSync(join(checkout, path), 'utf8') : null;
}

/** Numbers as words. */
const words = new Map([
  [0.5, 'half'],
  [1, 'one|an?'],
  [2, 'two|twice'],
  [4, 'four'],
  [5, 'five'],
  [10, 'ten'],
  [16, 'sixteen'],
  [20, 'twenty'],
  [30, 'thirty'],
  [100, 'a hundred'],
]);

/** Whether a text names a number, in figures (thousands with or without a comma) or as a word. */
function saysNumber(text: string, number: number): boolean {
  const figures = [String(number), number.toLocaleString('en')].map((form) => form.replaceAll('.', '\\.'));
  const word = words.get(number);
  return (
    new RegExp(`(?<![\\d.,])(?:${figures.join('|')})(?![\\d]|[.,]\\d)`).test(text) ||
    (word !== undefined && new RegExp(`\\b(?:${word})\\b`, 'i').test(text))
  );
}

/** Values of a sum like `leaseSeconds + renewMs / 1000`; several where a file has a name several times. */
function sumsOf(path: string, sum: string): number[] {
  const parts = sum.split('+').map((part) => {
    const [name = '', divisor = '1'] = part.split('/').map((side) => side.trim());
    return constantsOf(path, name).map((value) => value / Number(divisor));
  });
  return parts.reduce((sums, values) => sums.flatMap((one) => values.map((value) => one + value)), [0]);
}

/** Numbers a name stands for in a file: `name = 30 * 1_024`, `name: 2_000`, `name: option ?? 200`. */
function constantsOf(path: string, name: string): number[] {
  const found = sourceOf(path)?.matchAll(
    new RegExp(`\\b${name}\\s*[:=]\\s*(?:[\\w.]+ \\?\\? )?(\\d[\\d_]*(?:\\s*\\*\\s*\\d[\\d_]*)*)`, 'g'),
  );
  return [...(found ?? [])].map(([, text = '']) =>
    text.split('*').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1),
  );
}

function faultOfTest(file: string, title: string): string | null {
  const paths = testFiles().filter((path) => path.replace(/\.(test|spec)\.\w+$/, '').endsWith(`/${file}`));
  const [path] = paths;
  if (path === undefined || paths.length > 1) return `${file} is ${paths.join(' and ') || 'no test'}.`;
  return titlesOf(path).some((known) => known.includes(title)) ? null : `${path} has no test “${title}”.`;
}

const titles = new Map<string, string[]>();
const group =
  /(?:\b(?:it|test|describe)(?:\.\w+)?|^\]\s*(?:as const)?\)|\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/gm;

/** First arguments of `it`, `test` and `describe` of a file. */
function titlesOf(path: string): string[] {
  const known =
    titles.get(path) ?? [...(sourceOf(path) ?? '').matchAll(group)].map(([, , title = '']) => title);
  titles.set(path, known);
  return known;
}

let tests: string[] | undefined;
const isForeign = (name: string) => name.startsWith('.') || ['node_modules', 'dist'].includes(name);

function testFiles(): string[] {
  const within = (folder: string): string[] =>
    readdirSync(join(checkout, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return isForeign(entry.name) ? [] : within(path);
      return /\.(test|spec)\.\w+$/.test(entry.name) ? [path] : [];
    });
  tests ??= ['apps', 'packages', 'scripts'].flatMap(within);
  return tests;
}
