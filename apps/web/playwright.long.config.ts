import { defineConfig } from '@playwright/test';
import { limits } from '../../scripts/limits.ts';
import base, { absent, provenOnPhones } from './playwright.config.ts';

const [desktop, phone] = base.projects ?? [];

/** What takes too long for `npm test`, by `npm run prove -- tests`: tests of `long`, tests tagged so, and more of them on phones. */
export default defineConfig({
  ...base,
  // Some of them walk through every screen.
  timeout: 10 * limits.test,
  testIgnore: absent,
  grepInvert: [],
  projects: [
    { ...desktop, name: 'long', testMatch: '**/long/**' },
    { ...desktop, name: 'tagged', testIgnore: [...absent, '**/long/**'], grep: /@long/ },
    { ...phone, testIgnore: absent, testMatch: provenOnPhones },
  ],
});
