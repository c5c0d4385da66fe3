import { defineConfig } from '@playwright/test';
import base, { absent, provenOnPhones } from './playwright.config.ts';

const [desktop, phone] = base.projects ?? [];

/** What takes too long for `npm test`, by `npm run prove -- tests`: tests of `long`, tests tagged so, and more of them on phones. */
export default defineConfig({
  ...base,
  testIgnore: absent,
  grepInvert: [],
  projects: [
    { ...desktop, name: 'long', testMatch: '**/long/**' },
    { ...desktop, name: 'tagged', testIgnore: [...absent, '**/long/**'], grep: /@long/ },
    { ...phone, testIgnore: absent, testMatch: provenOnPhones },
  ],
});
