import { defineConfig } from 'vitest/config';
import { testLimits } from './scripts/limits.ts';

/** What takes too long for `npm test`: `npm run prove -- tests`. */
export default defineConfig({
  test: {
    include: ['{apps,packages}/*/{src,test}/**/long/*.test.ts'],
    globalSetup: ['packages/db/src/testing.ts'],
    ...testLimits,
    maxWorkers: 2,
  },
});
