/** Loaded before our server (`--import`): writes each statement it sends to `BENCH_SQL_FILE`. */
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { BENCH_SQL_FILE: file, BENCH_PG: path } = process.env;
if (file && path) {
  const { Client } = createRequire(import.meta.url)(path);
  const send = Client.prototype.query;
  Client.prototype.query = function query(config, values, callback) {
    const text = typeof config === 'string' ? config : config?.text;
    const parameters = Array.isArray(values) ? values : (config?.values ?? []);
    if (text) appendFileSync(file, `${JSON.stringify({ text, values: parameters })}\n`);
    return send.call(this, config, values, callback);
  };
}
