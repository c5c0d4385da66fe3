import { join } from 'node:path';
import { install, loadEnv, requireNode, root, run, tool } from './lib.mjs';

/** `npm run dev`: the server from its sources with Vite in front; restarts when server code changes. */
requireNode();
loadEnv();
await install();
const env = { ...process.env, NODE_ENV: 'development' };
const cwd = join(root, 'apps/server');
process.exit(
  await run(tool('tsx'), ['watch', '--clear-screen=false', '--exclude', '../web/**', 'src/dev.ts'], {
    cwd,
    env: { ...env, DATA_DIR: env.DATA_DIR ?? join(root, '.data') },
  }),
);
