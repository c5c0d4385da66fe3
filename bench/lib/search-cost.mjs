/**
 * Run by tsx: the site's own search over one connection, and what its Postgres back end spends on each, from
 * `/proc/<pid>/schedstat`. Arguments: the database and `suggest`, `search` or `rebuild`; JSON on standard output.
 */
import { readFileSync } from 'node:fs';
import { search } from '../../packages/api/src/catalogue/search/search.ts';
import { suggest } from '../../packages/api/src/catalogue/search/suggest.ts';
import { rebuildSearch } from '../../packages/api/src/catalogue/search-index/rebuild-search.ts';
import { createDb } from '../../packages/db/src/client.ts';

const [url, kind] = process.argv.slice(2);
const queries = 300;
const warmUps = 40;

const { db, pool, close } = createDb({ url, max: 1, statementTimeout: 600_000 });
const { rows: backend } = await pool.query('select pg_backend_pid() as pid');
const cpuMs = () => Number(readFileSync(`/proc/${backend[0].pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

const letters = (count) => (title) => [...title].slice(0, count).join('');
const two = (title, artist) => {
  const words = `${title} ${artist}`.split(' ');
  return `${words[0]} ${[...words.at(-1)].slice(0, 3).join('')}`;
};
/** What is typed of a title and its artist. */
const shapes = {
  ...Object.fromEntries([1, 2, 3, 4, 5].map((count) => [`p${count}`, letters(count)])),
  two,
  full: (title, artist) => `${title} ${artist}`,
  word: (title) => title.split(' ')[0],
};

if (kind === 'rebuild') {
  const before = cpuMs();
  const started = performance.now();
  await rebuildSearch(db);
  print({ cpuMs: cpuMs() - before, wallMs: performance.now() - started });
} else {
  const { rows } = await pool.query(
    `select t.name as title, a.name as artist from tracks t
      join track_artists ta on ta.track_id = t.id and ta.position = 0 join artists a on a.id = ta.artist_id
      order by md5(t.id::text) limit ${queries}`,
  );
  const ctx = { db };
  const ask = (query) =>
    kind === 'suggest'
      ? suggest(ctx, { query, limit: 8 })
      : search(ctx, { query, limit: 10, types: ['tracks'] });
  const costs = {};
  for (const [shape, typed] of Object.entries(shapes)) {
    const wanted = rows.map(({ title, artist }) => typed(title, artist));
    for (const query of wanted.slice(0, warmUps)) await ask(query);
    costs[shape] = [];
    for (const query of wanted) {
      const before = cpuMs();
      const started = performance.now();
      await ask(query);
      costs[shape].push({ query, cpuMs: cpuMs() - before, wallMs: performance.now() - started });
    }
  }
  print(costs);
}
await close();

function print(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
