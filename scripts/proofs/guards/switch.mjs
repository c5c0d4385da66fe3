import { appendFileSync } from 'node:fs';

/*
 * Loaded before the tests. In a file named `x.without-<id>.test.ts` the guard of that id is off; GUARD_LOG takes down
 * which test file meets which guard, and where it refuses.
 */

const { GUARD_LOG: log } = process.env;
const seen = new Set();
let last = '';
let off = Number.NaN;

globalThis.__guardOn = (id) => {
  const file = globalThis.__vitest_worker__?.filepath ?? '';
  if (file !== last) {
    last = file;
    off = Number(/\.without-(\d+)\.test\.ts$/.exec(file)?.[1] ?? Number.NaN);
  }
  note(`meets ${id} ${file}\n`);
  return id !== off;
};

globalThis.__guardRefuses = (id) => note(`refuses ${id} ${globalThis.__vitest_worker__?.filepath ?? ''}\n`);

function note(line) {
  if (!log || seen.has(line)) return;
  seen.add(line);
  appendFileSync(log, line);
}
