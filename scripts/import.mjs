import { join } from 'node:path';
import { build, install, loadEnv, requireNode, root, run } from './lib.mjs';

/** `npm run import -- <folder>`: adds a folder of music, also while the server runs. */
requireNode();
loadEnv();
await install();
await build();
const script = join(root, 'apps/server/dist/import-folder.js');
process.exit(await run(process.execPath, ['--enable-source-maps', script, ...process.argv.slice(2)]));
