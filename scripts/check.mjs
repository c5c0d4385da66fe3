import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkBrowserTests } from './browser-tests.mjs';
import { install, requireNode, root, run, runTurbo, tool } from './lib.mjs';
import { checkLines } from './lines.mjs';

/**
 * `npm run check`: lint and format, types of all packages and of the SDK, boundaries between them, translations, and what
 * makes tests in browsers fail on a busy machine.
 */
requireNode();
await install();
const failures = [];
await attempt('lint', () => run(tool('biome'), ['check', '--error-on-warnings', '.']));
await attempt('types', () => runTurbo('typecheck'));
await attempt('types of the SDK', () => run(process.execPath, ['packages/sdk/generate.mjs', '--check']));
const sources = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}/src`),
);
await attempt('layers and boundaries', () =>
  run(tool('depcruise'), ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...sources]),
);
await attempt('folders', () =>
  run(tool('depcruise'), [
    '--config',
    '.dependency-cruiser.folders.mjs',
    '--output-type',
    'err',
    'packages/api/src',
  ]),
);
const { problems, missing } = checkLines();
for (const problem of problems) console.error(problem);
if (problems.length > 0) failures.push('translations');
for (const line of missing) console.warn(`Warning: ${line}`);
const habits = checkBrowserTests();
for (const problem of habits) console.error(problem);
if (habits.length > 0) failures.push('tests in browsers');
if (failures.length > 0) {
  console.error(`Not clean: ${failures.join(', ')}.`);
  process.exit(1);
}
console.log('Lint, types, boundaries, translations and habits of browser tests are clean.');

async function attempt(name, work) {
  if ((await work()) !== 0) failures.push(name);
}
