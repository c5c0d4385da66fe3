import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'),
);
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

/** Attributes people see or hear, with the words in them instead of `t('…')`. */
const attribute =
  /\s(?:(?:aria-)?label|title|alt|placeholder|message|description|subtitle|heading|tooltip|text|\w+(?:Label|Text|Title))="(?=[^"]*[A-Za-z]{2})[^"]*"/g;
/** Words between tags. */
const between = />\s*[A-Z][\w’',.?!;:“”… -]+(?=<\/)/g;

/** The one component whose text is a key; how addresses begin; a specimen of type. */
const allowed = /^text=|="https:\/\/|^Aa$/;

function bareWords(source: string): string[] {
  const code = source.replace(comments, '');
  const found = [...code.matchAll(attribute), ...code.matchAll(between)].map(([hit]) =>
    hit.replace(/^>/, '').trim(),
  );
  return found.filter((hit) => !allowed.test(hit));
}

it('lets no English word reach the page untranslated', () => {
  const bare = files.flatMap((name) =>
    bareWords(readFileSync(join(here, name), 'utf8')).map((hit) => `${name}: ${hit}`),
  );
  expect(bare).toEqual([]);
});

it('would notice one', () => {
  expect(bareWords('<Button label="Close player" />')).toEqual(['label="Close player"']);
  expect(bareWords('<p className={css.x}>Nothing here yet</p>')).toEqual(['Nothing here yet']);
  expect(bareWords("<p title={t('Close')}>{t('Nothing')}</p><T text=\"By :artist\" />")).toEqual([]);
});
