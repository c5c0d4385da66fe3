import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run, tool } from '../lib.mjs';

/** The tests in folders named `long`, which take more time than `npm test` has. */
export async function prove(check) {
  const dir = mkdtempSync(join(tmpdir(), 'kantele-long-'));
  try {
    await proveModules(check, join(dir, 'vitest.json'));
    await proveBrowsers(check, join(dir, 'playwright.json'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function proveModules(check, file) {
  const args = ['run', '--config', 'vitest.long.config.ts', '--reporter=json', `--outputFile=${file}`];
  await run(tool('vitest'), args, { env: { ...process.env, NODE_ENV: 'test' } });
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  for (const { name, assertionResults, message } of testResults) {
    if (assertionResults.length === 0) check(`${name} can be loaded`, false, message);
    for (const { fullName, status, duration = 0, failureMessages } of assertionResults)
      check(fullName, status === 'passed', failureMessages[0] ?? `${Math.round(duration)} ms`);
  }
}

async function proveBrowsers(check, file) {
  const cwd = join(root, 'apps/web');
  const args = ['test', '--config', 'playwright.long.config.ts', '--reporter=json'];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  await run(join(cwd, 'node_modules/.bin/playwright'), args, { cwd, env });
  for (const { title, tests } of JSON.parse(readFileSync(file, 'utf8')).suites.flatMap(specsOf))
    for (const { status, results } of tests)
      check(title, status === 'expected', results.at(-1)?.error?.message ?? `${results.at(-1)?.duration} ms`);
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
