/** Yardstick: one Argon2 check a request, at the cost the site uses, and nothing else. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const { hash, verify } = require('@node-rs/argon2');
const { PORT, BENCH_PASSWORD: password } = process.env;
const stored = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
createServer(async (_request, response) => {
  const body = JSON.stringify({ ok: await verify(stored, password) });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}).listen(Number(PORT), '127.0.0.1');
