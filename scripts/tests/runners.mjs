import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, run, tool } from '../lib.mjs';

/**
 * @typedef {object} Result What became of a test.
 * @property {string} file relative to the checkout; '' for an error that belongs to no file
 * @property {string} name with the names around it; '' for an error outside of tests
 * @property {'passed' | 'failed' | 'absent'} state `absent`: it did not run
 * @property {string} error the first one; '' when there is none
 * @property {number} ms how long it took
 * @property {string} place what the runner is told to run its file again
 *
 * @typedef {object} Runner
 * @property {string} name
 * @property {(places?: string[]) => Promise<Result[]>} run runs everything; or only these places, in one worker
 */

/** How many tests may fail before the browser tests are ended: more are one fault, and each may wait for its limit. */
export const mostFailures = 24;

/**
 * Tests of modules and of the server.
 * @param {{ args?: string[], cwd?: string, quiet?: boolean }} options arguments of vitest, and where it runs
 * @returns {Runner}
 */
export function vitest({ args = [], cwd = root, quiet = false } = {}) {
  return {
    name: 'vitest',
    run: (places = []) =>
      withReport('vitest', async (file) => {
        const reporters = [
          '--reporter=default',
          `--reporter=${join(root, 'scripts/tests/vitest-reporter.mjs')}`,
        ];
        const again = places.length > 0 ? ['--maxWorkers=1', ...places] : [];
        const env = { ...process.env, NODE_ENV: 'test', TEST_REPORT: file };
        const code = await run(tool('vitest'), ['run', ...reporters, ...args, ...again], {
          cwd,
          env,
          ...output(quiet),
        });
        const results = read(file)?.map((result) => ({ ...result, place: result.file }));
        return { code, results: results?.map((result) => ({ ...result, file: inCheckout(result.file) })) };
      }),
  };
}

/**
 * Tests in browsers.
 * @param {{ args?: string[], config?: string, cwd?: string, quiet?: boolean }} options arguments of Playwright, and where it runs
 * @returns {Runner}
 */
export function playwright({ args: more = [], config, cwd = join(root, 'apps/web'), quiet = false } = {}) {
  return {
    name: 'playwright',
    run: (places = []) =>
      withReport('playwright', async (file, dir) => {
        const args = ['test', ...more, '--reporter=list,json', ...(config ? ['--config', config] : [])];
        if (places.length > 0) {
          const list = join(dir, 'list');
          writeFileSync(list, places.join('\n'));
          args.push('--workers=1', '--test-list', list);
        } else args.push(`--max-failures=${mostFailures + 1}`);
        const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
        const code = await run(tool('playwright'), args, { cwd, env, ...output(quiet) });
        const report = read(file);
        if (!report) return { code };
        const rootDir = report.config.rootDir;
        const outside = (report.errors ?? []).map((error) => outsideOf(error.message ?? ''));
        return {
          code,
          results: [...outside, ...report.suites.flatMap((suite) => suiteResults(suite, rootDir))],
        };
      }),
  };
}

/** Results of a suite of Playwright's report and of the suites within it; the outermost is the file. */
function suiteResults({ specs, suites = [] }, rootDir, names = []) {
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      file: inCheckout(join(rootDir, spec.file)),
      name: [`[${test.projectName}]`, [...names, spec.title].join(' › ')].join(' '),
      state: { expected: 'passed', skipped: 'absent' }[test.status] ?? 'failed',
      error: test.results.at(-1)?.error?.message ?? '',
      ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
      place: `[${test.projectName}] › ${spec.file}`,
    })),
  );
  return [...own, ...suites.flatMap((suite) => suiteResults(suite, rootDir, [...names, suite.title]))];
}

/** Runs a runner with a file for its report, and adds what the report does not say. */
async function withReport(name, work) {
  const dir = mkdtempSync(join(tmpdir(), 'kantele-tests-'));
  try {
    const { code, results } = await work(join(dir, 'report.json'), dir);
    if (!results) return [outsideOf(`${name} ended with ${code} and wrote no report`)];
    const told = results.some(({ state }) => state !== 'passed');
    return code === 0 || told ? results : [...results, outsideOf(`${name} ended with ${code}`)];
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function outsideOf(error) {
  return { file: '', name: '', state: 'failed', error, ms: 0, place: '' };
}

function output(quiet) {
  return quiet ? { stdio: 'ignore' } : {};
}

function inCheckout(file) {
  return file && relative(root, file);
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
