import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** What takes too long for `npm test`: `npm run prove -- tests`. */
export default defineConfig({
  ...base,
  testDir: 'e2e/long',
  testIgnore: [],
  projects: base.projects?.slice(0, 1) ?? [],
});
