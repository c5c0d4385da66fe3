import { build, install, requireNode, run } from './lib.mjs';
import { ensureMachine, missingBrowsers } from './machine.mjs';
import { playwright, vitest } from './tests/runners.mjs';
import { runTwice } from './tests/second-look.mjs';

/** `npm test`: everything there is to check. The last line holds the totals of the runners' own reports. */
requireNode();
const started = Date.now();
await Promise.all([install(), ensureMachine()]);
// Counts as one test, and is not looked at again: it says the same each time.
const isClean = (await run(process.execPath, ['scripts/check.mjs'])) === 0;
await build();
const absent = missingBrowsers();
if (absent.length > 0) console.log(`Without ${absent.join(', ')}: tests that need it are left out.`);
const totals = await runTwice([vitest(), playwright()]);
const passed = totals.passed + (isClean ? 1 : 0);
const failed = totals.failed + (isClean ? 0 : 1);
for (const line of totals.lines) console.log(line);
if (!isClean) console.log('FAILED: check');
console.log(`Took ${Math.round((Date.now() - started) / 1_000)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
