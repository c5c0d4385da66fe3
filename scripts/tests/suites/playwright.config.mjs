import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const suite = process.env.SUITE;

/** Small suites that `second-look.test.mjs` runs. */
export default defineConfig({
  testDir: fileURLToPath(new URL(suite, import.meta.url)),
  testMatch: '*.case.mjs',
  outputDir: `${process.env.SUITE_TIMES}/results`,
  globalSetup: suite === 'served' ? './setup.mjs' : undefined,
  projects: [{ name: 'small' }],
});
