import { join } from 'node:path';
import { launch } from './launch.mjs';
import { build, install, loadEnv, requireNode, root } from './lib.mjs';

/** `npm start`: install what is missing, build what changed, serve. */
requireNode();
loadEnv();
await install();
await build();
launch(join(root, 'apps/server/dist/main.js'), [], { ...process.env, NODE_ENV: 'production' });
