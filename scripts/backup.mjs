import { join } from 'node:path';
import { launch } from './launch.mjs';
import { build, install, loadEnv, requireNode, root } from './lib.mjs';

/** `npm run backup`: copies the site into a folder, also while the server runs. */
requireNode();
loadEnv();
await install();
await build();
launch(join(root, 'apps/server/dist/backup.js'), process.argv.slice(2), process.env);
