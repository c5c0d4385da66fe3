import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, requireNode, root } from './lib.mjs';
import { ensureMachine } from './machine.mjs';

/**
 * `npm run prove [-- name …]`: proofs that take too long for `npm test`, one file each in `scripts/proofs`. A proof
 * exports `prove(check)` and calls `check(sentence, passed, figure)` for everything it claims.
 */
requireNode();
await Promise.all([install(), ensureMachine()]);
await build();
const known = readdirSync(join(root, 'scripts/proofs'))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.replace(/\.mjs$/, ''));
const wanted = process.argv.length > 2 ? process.argv.slice(2) : known;
let passed = 0;
let failed = 0;
for (const name of wanted) {
  if (!known.includes(name)) {
    console.error(`There is no proof ${name}: ${known.join(', ')}.`);
    process.exit(1);
  }
  console.log(`${name}:`);
  const { prove } = await import(`./proofs/${name}.mjs`);
  const check = (sentence, ok, figure = '') => {
    if (ok) passed += 1;
    else failed += 1;
    console.log(`  ${ok ? 'ok' : 'FAILED'}: ${sentence}${figure === '' ? '' : ` (${figure})`}`);
  };
  try {
    await prove(check);
  } catch (error) {
    check(`${name} runs to its end`, false, error instanceof Error ? error.stack : String(error));
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
