/**
 * Yardstick: Fastify and pg, nothing between. `/key` reads an artist by key with a prepared statement; `/same` sends
 * the statements of `BENCH_STATEMENTS` one after the other and answers the rows of the last one, `/prepared` the same
 * with prepared statements. `/insert/{number}` writes a row into the table `bench_rows` with a prepared statement.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const pg = require('pg');
const app = require('fastify')();
const { PORT, BENCH_DATABASE: connectionString, BENCH_STATEMENTS: file } = process.env;
const pool = new pg.Pool({ connectionString, max: 8 });
const statements = file ? JSON.parse(readFileSync(file, 'utf8')) : [];
const prepared = statements.map((statement, index) => ({ ...statement, name: `s${index}` }));

async function lastRows(list) {
  let rows = [];
  for (const statement of list) ({ rows } = await pool.query(statement));
  return { pagination: { data: rows } };
}

app.get('/', async () => ({ ok: true }));
app.get('/same', () => lastRows(statements));
app.get('/prepared', () => lastRows(prepared));
app.get('/key', async () => {
  const { rows } = await pool.query({
    name: 'by-key',
    text: 'select id, name, slug, bio, links, plays_count, followers_count, created_at from artists where id = $1',
    values: [7],
  });
  return rows[0];
});
app.put('/insert/:number', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'insert',
    text: 'insert into bench_rows (owner, number) values (1, $1) returning id',
    values: [params.number],
  });
  return rows[0];
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
