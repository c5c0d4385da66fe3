import { join } from 'node:path';
import { build, install, requireNode, root, run } from './lib.mjs';

/**
 * `npm run bench`: measures this build against its yardsticks (docs/benchmarks.md). Ends with 0 whatever the figures
 * are; with 1 when a bench itself broke.
 */
requireNode();
const args = process.argv.slice(2);
if (!process.env.BENCH_DIST) {
  await install();
  await build();
}
process.exit(await run(process.execPath, ['--import', 'tsx', join(root, 'bench/main.mjs'), ...args]));
