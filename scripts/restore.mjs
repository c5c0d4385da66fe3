import { join } from 'node:path';
import { launch } from './launch.mjs';
import { build, install, loadEnv, requireNode, root } from './lib.mjs';

/** `npm run restore -- --from <folder>`: brings a backup into an empty data folder. */
requireNode();
loadEnv();
await install();
await build();
launch(join(root, 'apps/server/dist/restore.js'), process.argv.slice(2), process.env);
