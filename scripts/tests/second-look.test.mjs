import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playwright, vitest } from './runners.mjs';
import { runTwice } from './second-look.mjs';

const suites = fileURLToPath(new URL('suites', import.meta.url));
const folder = 'scripts/tests/suites';
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kantele-suites-'));
  process.env.SUITE_TIMES = dir;
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Runs a folder of small suites, and answers the totals and what is told without the lines of errors. */
async function look(runner) {
  const { passed, failed, lines } = await runTwice([runner]);
  const said = lines.slice(lines.findIndex((line) => !/^(Slowest| {2})/.test(line)));
  return { passed, failed, said: said.map((line) => line.split('\n')[0]).sort(), lines };
}
const suiteOf = (name) => {
  process.env.SUITE = name;
  return vitest({ args: ['--config', join(suites, 'vitest.config.mjs')], cwd: suites, quiet: true });
};
const browserSuiteOf = (name) => {
  process.env.SUITE = name;
  return playwright({ config: join(suites, 'playwright.config.mjs'), quiet: true });
};

describe('what failed or did not run is run once more, alone', () => {
  it('in tests of modules', async () => {
    const { passed, failed, said, lines } = await look(suiteOf('vitest'));
    expect(said).toEqual([
      `FAILED: ${folder}/vitest/broken.case.mjs › fails always`,
      `UNSTABLE: ${folder}/vitest/behind.case.mjs › outside of tests`,
      `UNSTABLE: ${folder}/vitest/outside.case.mjs › outside of tests`,
      `UNSTABLE: ${folder}/vitest/unstable.case.mjs › fails once`,
      'unstable: 3',
    ]);
    expect({ passed, failed }).toEqual({ passed: 5, failed: 1 });
    expect(lines.find((line) => line.includes('fails once'))).toContain('the first error');
  });

  it('in browsers', async () => {
    const { passed, failed, said, lines } = await look(browserSuiteOf('playwright'));
    expect(said).toEqual([
      `FAILED: ${folder}/playwright/one.case.mjs › [small] fails always`,
      `UNSTABLE: ${folder}/playwright/behind.case.mjs › [small] comes first and fails once`,
      `UNSTABLE: ${folder}/playwright/one.case.mjs › [small] fails once`,
      'unstable: 2',
    ]);
    expect({ passed, failed }).toEqual({ passed: 4, failed: 1 });
    expect(lines.find((line) => line.includes('one.case.mjs › [small] fails once'))).toContain(
      'the first error',
    );
  });

  it('in browsers whose site did not start the first time', async () => {
    const { passed, failed, said, lines } = await look(browserSuiteOf('served'));
    expect(said).toEqual(['UNSTABLE: playwright › outside of tests', 'unstable: 1']);
    expect({ passed, failed }).toEqual({ passed: 1, failed: 0 });
    expect(lines.find((line) => line.startsWith('UNSTABLE'))).toContain('the site did not start');
  });
});

it('more unstable tests than eight fail the run, though each passed the second time', async () => {
  const { passed, failed, said } = await look(suiteOf('many'));
  expect(said.at(0)).toBe('FAILED: 9 tests were unstable, and 8 may be');
  expect(said.at(-1)).toBe('unstable: 9');
  expect({ passed, failed }).toEqual({ passed: 9, failed: 1 });
});

it('what ends without a report fails', async () => {
  const { passed, failed, said } = await look(
    vitest({ args: ['--config', 'none'], cwd: suites, quiet: true }),
  );
  expect(said).toContain('FAILED: vitest › outside of tests');
  expect({ passed, failed }).toEqual({ passed: 0, failed: 1 });
});
