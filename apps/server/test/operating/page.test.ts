import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPermissionName, restTable } from '@kantele/api/server';
import { settingCards } from '@kantele/api/setting-cards';
import { settingPages } from '@kantele/api/setting-groups';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { checkout, type Entry, faultOf, readProofs, sourceOf } from './proofs.ts';
import { statementsOf } from './statements.ts';

const read = (path: string) => sourceOf(path) ?? '';
const page = read('docs/operating.md');
const statements = statementsOf(page);
const here = fileURLToPath(new URL('.', import.meta.url));
const entries: Entry[] = readdirSync(here)
  .filter((name) => name.endsWith('.proofs'))
  .flatMap((name) => readProofs(read(`apps/server/test/operating/${name}`)));
const nameOf = ({ heading, print }: { heading: string; print: string }) => `${heading}: ${print}`;

describe('each statement of the page of operating', () => {
  it('has an entry in the lists of proofs, which is about what it says now', () => {
    const listed = new Set(entries.map(nameOf));
    const said = new Set(statements.map(nameOf));
    // A sentence that was changed: read it, look whether its proofs still hold, and write its new print.
    const isNew = statements.filter((one) => !listed.has(nameOf(one)));
    expect(isNew.map(({ heading, print, text }) => `${heading}: ${print} ${text}`)).toEqual([]);
    expect(entries.filter((entry) => !said.has(nameOf(entry)))).toEqual([]);
    expect(entries.length).toBe(statements.length);
  });

  it('begins as its entry says, and is followed, or said not to be', () => {
    const wrong = entries.filter(({ heading, print, begins, proofs }) => {
      const statement = statements.find((one) => one.heading === heading && one.print === print);
      return !statement?.text.startsWith(begins) || proofs.length === 0;
    });
    expect(wrong).toEqual([]);
  });

  it('has the proofs its entry names: tests that exist, numbers of the code', () => {
    const faults = entries.flatMap(({ heading, print, begins, proofs }) => {
      const statement = statements.find((one) => one.heading === heading && one.print === print);
      if (!statement) return [];
      return proofs.flatMap((proof) => {
        const fault = faultOf(proof, statement);
        return fault === null ? [] : [`${heading}, “${begins} …”: ${fault}`];
      });
    });
    expect(faults).toEqual([]);
  });
});

describe('what the page names', () => {
  it.each([...new Set(page.match(/npm (?:start|run [a-z]+)(?= |`|$)/gm))].map((command) => [command]))(
    '%s is a command',
    (command) => {
      const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
      expect(Object.keys(scripts)).toContain(command.split(' ').at(-1));
    },
  );

  it('as an address of the API is in its table', () => {
    const named = [...page.matchAll(/`(GET|POST|PUT|DELETE) \/api\/v1(\/[^`]+)`/g)];
    expect(named.length).toBeGreaterThan(2);
    const known = restTable.map(({ method, path }) => `${method} /${path}`.replace(/:(\w+)/g, '{$1}'));
    for (const [, method, path] of named) expect(known).toContain(`${method} ${path}`);
  });

  it('as a place of the settings is there', () => {
    const named = [...page.matchAll(/Settings, (\w+)(?:, (\w[\w ]*\w))?(?=[ *.,])/g)].map(
      ([, group, card]) => ({ group, card }),
    );
    expect(named.length).toBeGreaterThan(4);
    for (const { group, card } of named) {
      const found = settingPages.find(({ title }) => title === group);
      expect([group, found?.title]).toEqual([group, group]);
      const titles = found ? settingCards[found.id].map(({ title }) => title) : [];
      if (card) expect(titles.some((title) => card.startsWith(title))).toBe(true);
    }
  });

  it('as a permission exists', () => {
    const named = [...page.matchAll(/`([a-z]+\.(?:access|create|download|manage|play|view))`/g)];
    expect(named.length).toBeGreaterThan(4);
    for (const [, name = ''] of named) expect([name, isPermissionName(name)]).toEqual([name, true]);
  });

  it('as a file, a page or a part of one is there', () => {
    for (const [, path = ''] of page.matchAll(/`((?:packages|apps|scripts|docs)\/[^`]+)`/g))
      expect([path, existsSync(join(checkout, path))]).toEqual([path, true]);
    const anchorsOf = (text: string) =>
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\p{L}\d\s-]/gu, '')
          .replaceAll(' ', '-'),
      );
    for (const [, link = ''] of page.matchAll(/\]\(([^)]+)\)/g)) {
      const [path = '', anchor] = link.split('#');
      const target = sourceOf(join(dirname('docs/operating.md'), path));
      expect([link, target !== null]).toEqual([link, true]);
      if (anchor) expect(anchorsOf(target ?? '')).toContain(anchor);
    }
  });

  it('as the rule of a bucket is the one browsers are tried with', () => {
    const [rule] = JSON.parse(/```json\n([\s\S]+?)```/.exec(page)?.[1] ?? '[]') as Record<string, string[]>[];
    const [first, ...others] = Object.keys(rule ?? {});
    expect([first, others]).toEqual([
      'AllowedOrigins',
      ['AllowedMethods', 'AllowedHeaders', 'ExposeHeaders'],
    ]);
    const elements = others.map((key) => {
      const element = key.replace(/s$/, '');
      return `<${element}>${rule?.[key]?.join()}</${element}>`;
    });
    expect(read('apps/web/e2e/s3-uploads.spec.ts')).toContain(elements.join(''));
  });
});

describe('variables of the environment', () => {
  /** Those the schema of the server has. */
  const known = [...read('apps/server/src/env.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(
    ([, name = '']) => name,
  );
  const example = [...read('.env.example').matchAll(/^([A-Z\d_]+)=(.*)$/gm)];

  it('are all in .env.example but those of tests and of the commands themselves, and no others', () => {
    expect(known.length).toBeGreaterThan(30);
    const named = example.map(([, name = '']) => name);
    expect([...named, 'NODE_ENV', 'FAILPOINT'].sort()).toEqual(known.toSorted());
  });

  it('have the defaults .env.example gives', () => {
    const given = Object.fromEntries(example.map(([, name, value]) => [name, value]));
    expect(readEnv(given)).toEqual(readEnv({}));
  });

  it('that a page of docs/ or the README names are read by the server or by a script', () => {
    const pages = ['README.md', ...readdirSync(join(checkout, 'docs')).map((name) => `docs/${name}`)].filter(
      (path) => path.endsWith('.md'),
    );
    const scripts = ['scripts', 'scripts/proofs', 'scripts/tests', 'bench', 'bench/lib', 'bench/yardsticks']
      .flatMap((folder) => readdirSync(join(checkout, folder)).map((name) => `${folder}/${name}`))
      .filter((path) => path.endsWith('.mjs'))
      .map(read)
      .join('\n');
    for (const path of pages) {
      for (const [, name = ''] of read(path).matchAll(/[`\s]([A-Z][A-Z\d]*_[A-Z\d_]+)(?=[=`\s])/g)) {
        const isKnown = known.includes(name) || new RegExp(`\\b${name}\\b`).test(scripts);
        expect([path, name, isKnown]).toEqual([path, name, true]);
      }
    }
  });
});
