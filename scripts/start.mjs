import { join } from 'node:path';
import { launch } from './launch.mjs';
import { build, install, loadEnv, requireNode, root } from './lib.mjs';

/** `npm start`: install what is missing, build what changed, serve. */
requireNode();
loadEnv();
await install();
await build();
// `npm start -- --demo-billing`: plans can be tried without an account at a payment provider.
const demo = process.argv.includes('--demo-billing') ? { DEMO_BILLING: 'true' } : {};
launch(join(root, 'apps/server/dist/main.js'), [], { ...process.env, ...demo, NODE_ENV: 'production' });
