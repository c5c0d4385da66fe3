import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { testChromium } from '../../scripts/chromium.mjs';
import { testLimits } from '../../scripts/limits.ts';

const src = fileURLToPath(new URL('src', import.meta.url));

/**
 * Packages the sources and tests import, by name: found while tests run, they would make Vite bundle anew and reload
 * the page under a running test.
 */
function importedPackages(): string[] {
  const found = new Set([
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    '@vanilla-extract/recipes/createRuntimeFn',
  ]);
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.endsWith('.css.ts')) continue;
    for (const [, name = ''] of readFileSync(join(src, file), 'utf8').matchAll(/from '([^'.][^']*)'/g)) {
      if (!/^(vitest|node:|@vanilla-extract\/css)/.test(name)) found.add(name);
    }
  }
  return [...found, 'vitest-browser-react'].filter((name) => !name.startsWith('@kantele/'));
}

export default defineConfig({
  optimizeDeps: { include: importedPackages() },
  plugins: [vanillaExtractPlugin(), react()],
  define: { 'process.env.VIRT_ON': '""' },
  test: {
    name: 'ui',
    include: ['src/**/*.test.{ts,tsx}'],
    ...testLimits,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: testChromium() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
