import { appendFileSync } from 'node:fs';

/* Loaded before the tests: turns the guard GUARD_OFF off, and writes to GUARD_LOG which test file meets which guard. */

const { GUARD_OFF, GUARD_LOG: log } = process.env;
const off = Number(GUARD_OFF ?? Number.NaN);
const seen = new Set();

globalThis.__guardOn = (id) => {
  if (log) {
    const key = `${id} ${globalThis.__vitest_worker__?.filepath ?? ''}\n`;
    if (!seen.has(key)) {
      seen.add(key);
      appendFileSync(log, key);
    }
  }
  return id !== off;
};
