import { build, install, requireNode } from './lib.mjs';

/**
 * `npm run bench`: measures this build against its yardsticks (docs/benchmarks.md). Ends with 0 whatever the figures
 * are; with 1 when a bench itself broke.
 */
requireNode();
const { BENCH_DIST } = process.env;
if (!BENCH_DIST) {
  await install();
  await build();
}
await import('../bench/main.mjs');
