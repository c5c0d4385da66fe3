import { playwright, vitest } from '../tests/runners.mjs';

/** The tests in folders named `long`, which take more time than `npm test` has. */
export async function prove(check) {
  const runners = [
    vitest({ args: ['--config', 'vitest.long.config.ts'] }),
    playwright({ config: 'playwright.long.config.ts' }),
  ];
  for (const runner of runners)
    for (const { file, name, state, error, ms } of await runner.run())
      check(`${file} › ${name}`, state === 'passed', error || `${Math.round(ms)} ms`);
}
