import { defineConfig } from 'vitest/config';
import { testLimits } from './limits.ts';

export default defineConfig({ test: { name: 'scripts', include: ['**/*.test.mjs'], ...testLimits } });
