import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from '../../scripts/chromium.mjs';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  define: { 'process.env.VIRT_ON': '""' },
  test: {
    name: 'ui',
    include: ['src/**/*.test.{ts,tsx}'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
