import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, requireNode, root, run, tool } from './lib.mjs';
import { ensureMachine, missingBrowsers } from './machine.mjs';

/** `npm test`: everything there is to check. The last line holds the totals of the runners' own reports. */
requireNode();
const reports = mkdtempSync(join(tmpdir(), 'kantele-reports-'));
const started = Date.now();
let passed = 0;
let failed = 0;
/** What failed, told once more at the end: the runners' own words are far above by then. */
const failures = [];

await install();
ensureMachine();
await step('check', () => run(process.execPath, ['scripts/check.mjs']));
await build();
await vitest();
await playwright();
rmSync(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(`Took ${Math.round((Date.now() - started) / 1_000)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** A step without a report of its own counts as one test. */
async function step(name, work) {
  const ok = (await work()) === 0;
  if (ok) passed += 1;
  else failed += 1;
  if (!ok) failures.push(name);
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name}`);
}

async function vitest() {
  const file = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(tool('vitest'), args, { env: { ...process.env, NODE_ENV: 'test' } });
  const report = readReport(file);
  passed += report?.numPassedTests ?? 0;
  failed += report?.numFailedTests ?? 0;
  for (const suite of report?.testResults ?? []) {
    const bad = suite.assertionResults.filter((test) => test.status === 'failed');
    for (const test of bad) failures.push(told(suite.name, test.fullName, test.failureMessages[0]));
    if (suite.status === 'failed' && bad.length === 0) failures.push(told(suite.name, '', suite.message));
  }
  // Files that could not be loaded, or errors outside of tests, have no failed test of their own.
  if (code !== 0 && !report?.numFailedTests) {
    failed += 1;
    failures.push('vitest: a file that could not be loaded, or an error outside of tests, told above');
  }
}

async function playwright() {
  const absent = missingBrowsers();
  if (absent.length > 0) console.log(`Without ${absent.join(', ')}: tests that need it are left out.`);
  const file = join(reports, 'playwright.json');
  const cwd = join(root, 'apps/web');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run(join(cwd, 'node_modules/.bin/playwright'), ['test', '--reporter=list,json'], {
    cwd,
    env,
  });
  const report = readReport(file);
  const stats = report?.stats;
  for (const suite of report?.suites ?? []) failures.push(...failuresOf(suite));
  passed += stats?.expected ?? 0;
  const bad = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0);
  failed += bad;
  if (code !== 0 && bad === 0) {
    failed += 1;
    failures.push('playwright: an error outside of tests, told above');
  }
}

/** The failed tests of a suite of Playwright's report and of the suites within it. */
function failuresOf(suite) {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status !== 'expected')
      .map((test) => {
        const result = test.results.at(-1);
        return told(
          spec.file,
          `[${test.projectName}] ${spec.title} (${test.status})`,
          result?.error?.message,
        );
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
}

function told(file, name, message = '') {
  const lines = message.split('\n').slice(0, 12).join('\n    ');
  return `${file.replace(`${root}/`, '')} › ${name}\n    ${lines}`;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
