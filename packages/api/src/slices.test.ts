import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = import.meta.dirname;

/** Where SQL may stand: queries of a domain, pieces of SQL for the queries of others, and what queries are made with. */
const holdsSql = /(^|[/-])queries\.ts$|\/fragments\.ts$|^core\/(keyset|cursor|rows-as-json|job-queue)\.ts$/;
/** Code of tests fills and reads tables directly. */
const ofTests = /\.test\.ts$|(^|\/)testing[\w-]*\.ts$|^explain[\w-]*\.ts$/;

/** The tag of Kysely's templates as a value, and the builders every statement begins with. */
const sql =
  /import \{[^}]*(?<!type )\bsql\b[^}]*\} from 'kysely'|\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(/;

it('SQL stands in files of queries only', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const astray = files.filter(
    (path) => !ofTests.test(path) && !holdsSql.test(path) && sql.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(astray).toEqual([]);
});

const domains = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/domain.ts') && dirname(path) !== 'core')
  .map(dirname);
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

it('every domain is in the list of domains, by the name of its folder', () => {
  expect(domains.length).toBeGreaterThan(40);
  const list = textOf('domains.ts');
  expect(domains.filter((path) => !list.includes(`'./${path}/domain.ts'`))).toEqual([]);
  const named = (path: string) => textOf(`${path}/domain.ts`).includes(`name: '${basename(path)}'`);
  expect(domains.filter((path) => !named(path))).toEqual([]);
});

it.each(['router.ts', 'rest.ts', 'jobs.ts', 'events.ts', 'contract.ts'])(
  '%s of every domain is brought in by its domain.ts',
  (file) => {
    const folders = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(`/${file}`) && dirname(path) !== 'core')
      .map(dirname);
    expect(folders.length).toBeGreaterThan(5);
    const isThere = (path: string) =>
      domains.includes(path) && textOf(`${path}/domain.ts`).includes(`from './${file}'`);
    expect(folders.filter((path) => !isThere(path))).toEqual([]);
  },
);

/** Tables by the domain that writes them: each has its file in packages/db. */
const tables = new URL('../../db/src/tables/', import.meta.url);
const owners = new Map(
  readdirSync(tables).flatMap((file) => {
    const [, fields = ''] =
      /export interface \w+Tables \{([^}]*)\}/.exec(readFileSync(new URL(file, tables), 'utf8')) ?? [];
    return [...fields.matchAll(/^ {2}(\w+):/gm)].map(
      ([, table]) => [table, file.replace('.ts', '')] as const,
    );
  }),
);
/** Builders, and statements in templates of SQL: `for update of e` and the like name no table of a list. */
const writes =
  /\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:insert into|delete from|update) (\w+)/g;

it('a table is written by its own domain', () => {
  expect(owners.size).toBeGreaterThan(70);
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^\w+\/.*\.ts$/.test(path) && !ofTests.test(path))
    .flatMap((path) => {
      const domain = path.split('/')[1];
      return [...readFileSync(join(root, path), 'utf8').matchAll(writes)]
        .map(([, built, written]) => built ?? written ?? '')
        .filter((table) => owners.has(table) && owners.get(table) !== domain)
        .map((table) => `${domain} writes ${table}`);
    });
  expect([...new Set(found)].sort()).toEqual([
    // Many rows in one statement, which an operation a row cannot be.
    'imports writes album_artists',
    'imports writes album_genres',
    'imports writes albums',
    'imports writes artists',
    'imports writes genres',
    'imports writes lyrics',
    'imports writes tracks',
    // One statement counts a play everywhere or nowhere.
    'plays writes albums',
    'plays writes artists',
    'plays writes tracks',
  ]);
});

it('every kind of message is in the list of kinds', () => {
  const folder = 'identity/notifications';
  const files = readdirSync(join(root, folder, 'kinds')).filter((file) => file.endsWith('.ts'));
  const list = textOf(`${folder}/kinds.ts`);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !list.includes(`'./kinds/${file}'`))).toEqual([]);
});
