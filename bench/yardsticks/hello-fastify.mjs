/** Yardstick: Fastify with a response schema and nothing else. */
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const { PORT } = process.env;
const app = require('fastify')();
const schema = {
  response: { 200: { type: 'object', properties: { hello: { type: 'string' } } } },
};
app.get('/', { schema }, async () => ({ hello: 'world' }));
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
