import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Small suites that `second-look.test.mjs` runs. */
export default defineConfig({
  test: { root: fileURLToPath(new URL('.', import.meta.url)), include: [`${process.env.SUITE}/*.case.mjs`] },
});
