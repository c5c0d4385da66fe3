import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, tool } from '../lib.mjs';

/** The tests in folders named `long`, which take more time than `npm test` has. */
export async function prove(check) {
  const dir = mkdtempSync(join(tmpdir(), 'kantele-long-'));
  const file = join(dir, 'report.json');
  const args = ['run', '--config', 'vitest.long.config.ts', '--reporter=json', `--outputFile=${file}`];
  try {
    await run(tool('vitest'), args, { env: { ...process.env, NODE_ENV: 'test' } });
    const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
    for (const { name, assertionResults, message } of testResults) {
      if (assertionResults.length === 0) check(`${name} can be loaded`, false, message);
      for (const { fullName, status, duration = 0, failureMessages } of assertionResults)
        check(fullName, status === 'passed', failureMessages[0] ?? `${Math.round(duration)} ms`);
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
