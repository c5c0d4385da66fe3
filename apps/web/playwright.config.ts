import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { testChromium } from '../../scripts/chromium.mjs';
import { limits } from '../../scripts/limits.ts';
import { hasCeph } from '../server/test/ceph.ts';
import { firefoxPath } from './e2e/browsers/firefox.ts';
import { webkitPath } from './e2e/browsers/webkit.ts';

/** What a phone shows as a wider window does, or a journey that is the same on both: looked at there by the proofs. */
export const provenOnPhones =
  /\/(axe|custom-pages|contact|landing|replace-file|cookie-notice|footer)\.spec\.ts$/;

/** Browsers that Playwright does not drive, and the gateway of a bucket; what is not installed is not tested. */
export const absent = [
  ...(firefoxPath() ? [] : ['**/firefox.spec.ts']),
  ...(webkitPath() ? [] : ['**/webkit.spec.ts']),
  ...(hasCeph() ? [] : ['**/s3-uploads.spec.ts']),
];

export default defineConfig({
  testDir: 'e2e',
  // Those are for `npm run prove -- tests`.
  testIgnore: [...absent, '**/long/**'],
  grepInvert: /@long/,
  globalSetup: './e2e/setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Chromium, the server and Postgres fill two cores by themselves.
  workers: availableParallelism() < 4 ? 1 : 2,
  retries: 0,
  timeout: limits.test,
  expect: { timeout: limits.expectation },
  use: {
    // Set by the global set-up, which runs before any worker reads this.
    baseURL: process.env.E2E_URL,
    launchOptions: testChromium(),
    // Other than the server's, on purpose: what is rendered there must not depend on it.
    locale: 'en-GB',
    timezoneId: 'Pacific/Auckland',
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      // Nobody waits for animations here; phones are tested with them.
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      // What differs by the size of the window; the rest is said once.
      testIgnore: [
        provenOnPhones,
        /\/long\/|below-a-path|firefox|webkit|admin|appearance|library|new-site|change-email|plays|lists|gapless|sound|queue|panels|keyboard|shortcuts|access|continuity|register|sign-in|social|texts|account|languages|guards|geometry|loading|open-states|custom-code|menus|restyle|landing-editor|channels|click-to-edit|artist-work|fonts|forced-colours|site-parts|files|insights|s3-uploads|\/ads|page-editor|backstage|\/pages|api-docs|billing|notifications|workspaces|likes|playlists|\/embed\./,
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
