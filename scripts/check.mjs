import { checkBoundaries } from './boundaries.mjs';
import { install, requireNode, run, tool } from './lib.mjs';

/** `npm run check`: lint and format, types of all packages, boundaries between them. */
requireNode();
await install();
const failures = [];
if ((await run(tool('biome'), ['check', '--error-on-warnings', '.'])) !== 0) failures.push('biome');
for (const path of ['packages/db', 'packages/api', 'packages/ui', 'apps/server', 'apps/web']) {
  if ((await run(tool('tsc'), ['--noEmit', '-p', path])) !== 0) failures.push(`types of ${path}`);
}
const crossings = checkBoundaries();
for (const crossing of crossings) console.error(crossing);
if (crossings.length > 0) failures.push('boundaries');
if (failures.length > 0) {
  console.error(`Not clean: ${failures.join(', ')}.`);
  process.exit(1);
}
console.log('Lint, types and boundaries are clean.');
