import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib.mjs';
import { messageKeysOf } from './message-keys.mjs';

/*
 * The texts people can read, collected from the sources: English sentences are the keys of translations.
 *
 *   node scripts/lines.mjs           writes keys.json
 *   node scripts/lines.mjs --update  also drops lines nobody uses any more and prints those that are missing
 *   node scripts/lines.mjs --check   fails when keys.json or a shipped language is not up to date
 */

const shipped = join(root, 'packages/api/src/platform/site-state/shipped');
const keysFile = join(shipped, 'keys.json');
const sourceFolders = ['apps/web/src', 'packages/api/src', 'apps/server/src', 'packages/db/src/migrations'];

function* sources(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      if (name !== 'testing') yield* sources(path);
    } else if (/\.tsx?$/.test(name) && !/\.(test|gen|d)\.tsx?$/.test(name)) yield path;
  }
}

/** Every text of the product, sorted. */
export function collectLines() {
  const found = new Set();
  for (const folder of sourceFolders) {
    for (const path of sources(join(root, folder))) {
      const name = relative(root, path).replaceAll('\\', '/');
      for (const text of messageKeysOf(name, readFileSync(path, 'utf8'))) found.add(text);
    }
  }
  return [...found].sort();
}

const placeholders = (text) => new Set((text.match(/:[a-z][a-z_]*/gi) ?? []).sort());

/** What is wrong with one translation, as a sentence; null when it is right. */
export function fault(language, key, text) {
  const wanted = [...placeholders(key)].join(' ');
  const has = [...placeholders(text)].join(' ');
  if (wanted !== has) return `has the placeholders “${has}” instead of “${wanted}”`;
  if (!key.includes('|') || !key.includes(':count')) return null;
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.length;
  const given = text.split('|');
  if (given.length !== forms) return `has ${given.length} forms, the language has ${forms}`;
  // A form may say “one” or “two” in words; everything else stands in all of them.
  const rest = wanted.replace(/:count\b ?/, '').trim();
  const poor = given.find(
    (form) =>
      [...placeholders(form)]
        .join(' ')
        .replace(/:count\b ?/, '')
        .trim() !== rest,
  );
  return poor === undefined ? null : `lacks placeholders in the form “${poor}”`;
}

function languages() {
  if (!existsSync(shipped)) return [];
  const files = readdirSync(shipped).filter((name) => name.endsWith('.json') && name !== basename(keysFile));
  return files.map((name) => {
    const file = join(shipped, name);
    return { language: basename(name, '.json'), file, lines: JSON.parse(readFileSync(file, 'utf8')) };
  });
}

const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
const stored = () => (existsSync(keysFile) ? readFileSync(keysFile, 'utf8') : '');
const text = (keys) => `${JSON.stringify(keys, null, 2)}\n`;

/**
 * What is wrong with the shipped languages, and what they lack, as sentences. A text may come before its translations:
 * only a release needs all of them.
 */
export function checkLines() {
  const keys = collectLines();
  const problems = [];
  const missing = [];
  if (stored() !== text(keys))
    problems.push('keys.json is out of date: run `node scripts/lines.mjs --update`.');
  for (const { language, lines } of languages()) {
    for (const key of keys) {
      const line = lines[key];
      if (typeof line !== 'string' || line === '') missing.push(`${language}.json: lacks “${key}”.`);
      else {
        const wrong = fault(language, key, line);
        if (wrong) problems.push(`${language}.json: “${key}” ${wrong}.`);
      }
    }
    const known = new Set(keys);
    for (const key of Object.keys(lines))
      if (!known.has(key)) problems.push(`${language}.json: “${key}” is not used any more.`);
  }
  return { problems, missing };
}

/** Brings keys.json and the shipped languages up to date; returns what is still to translate by language. */
function updateLines() {
  const keys = collectLines();
  write(keysFile, keys);
  const missing = {};
  for (const { language, file, lines } of languages()) {
    const kept = keys.filter((key) => typeof lines[key] === 'string' && lines[key] !== '');
    write(file, Object.fromEntries(kept.map((key) => [key, lines[key]])));
    missing[language] = keys.filter((key) => !kept.includes(key));
  }
  return missing;
}

function main(option) {
  if (option === '--check') {
    const { problems: wrong, missing } = checkLines();
    const problems = [...wrong, ...missing];
    for (const problem of problems) console.error(problem);
    console.log(problems.length === 0 ? 'Every text is translated.' : `${problems.length} lines to look at.`);
    process.exitCode = problems.length === 0 ? 0 : 1;
  } else if (option === '--update') {
    for (const [language, keys] of Object.entries(updateLines())) {
      console.log(`${language}: ${keys.length} missing`);
      if (keys.length > 0)
        console.log(JSON.stringify(Object.fromEntries(keys.map((key) => [key, ''])), null, 2));
    }
  } else write(keysFile, collectLines());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv[2]);
