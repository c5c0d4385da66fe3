import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = import.meta.dirname;

/** Where SQL may stand: queries of a domain, pieces of SQL for the queries of others, and what queries are made with. */
const holdsSql = /(^|[/-])queries\.ts$|\/fragments\.ts$|^core\/(keyset|rows-as-json|job-queue)\.ts$/;
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

/** Which list brings in the file of a domain, by the name of the file. */
it.each([
  ['router.ts', 'router.ts'],
  ['rest.ts', 'rest-table.ts'],
  ['jobs.ts', 'job-list.ts'],
  ['events.ts', 'event-list.ts'],
  ['contract.ts', 'contracts.ts'],
])('%s of every domain is in %s', (file, list) => {
  const domains = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`/${file}`) && dirname(path) !== 'core')
    .map(dirname);
  const text = readFileSync(join(root, list), 'utf8');
  expect(domains.length).toBeGreaterThan(5);
  expect(domains.filter((path) => !text.includes(`'./${path}/${file}'`))).toEqual([]);
});
