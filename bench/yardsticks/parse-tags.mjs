/** Yardstick: bare music-metadata over every file of a folder, eight at a time; nothing is kept. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const { parseFile } = await import(pathToFileURL(require.resolve('music-metadata')).href);
const [folder = '.'] = process.argv.slice(2);
const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
let next = 0;
let titles = 0;
async function worker() {
  for (let file = files[next++]; file !== undefined; file = files[next++]) {
    const { common } = await parseFile(file, { duration: false, skipCovers: true });
    if (common.title && common.album) titles += 1;
  }
}
await Promise.all(Array.from({ length: 8 }, worker));
if (titles !== files.length) throw new Error(`Only ${titles} of ${files.length} files have tags.`);
