import { defineConfig } from 'vitest/config';

/** What takes too long for `npm test`: `npm run prove -- tests`. */
export default defineConfig({
  test: {
    include: ['{apps,packages}/*/{src,test}/**/long/*.test.ts'],
    globalSetup: ['packages/db/src/testing.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
