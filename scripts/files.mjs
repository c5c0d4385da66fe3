import { join } from 'node:path';
import { launch } from './launch.mjs';
import { build, install, loadEnv, requireNode, root } from './lib.mjs';

/** `npm run files -- --verify`: compares the file store with the database, also while the server runs. */
requireNode();
loadEnv();
await install();
await build();
launch(join(root, 'apps/server/dist/files.js'), process.argv.slice(2), process.env);
