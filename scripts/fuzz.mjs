import { randomInt } from 'node:crypto';
import { build, install, requireNode, run, tool } from './lib.mjs';

/**
 * `npm run fuzz`: random requests to every operation of the API, right and wrong ones (apps/server/test/fuzz).
 * `FUZZ_REQUESTS` of them, 200,000 when absent, from `FUZZ_SEED`, random when absent.
 */
requireNode();
await install();
await build();
const { FUZZ_REQUESTS = '200000', FUZZ_SEED = String(randomInt(2 ** 31)) } = process.env;
console.log(`Sending ${FUZZ_REQUESTS} requests from seed ${FUZZ_SEED} …`);
const env = { ...process.env, NODE_ENV: 'test', FUZZ_REQUESTS, FUZZ_SEED };
process.exit(
  await run(tool('vitest'), ['run', '--project', 'server', 'apps/server/test/fuzz.test.ts'], { env }),
);
