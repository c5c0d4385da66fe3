import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, loadEnv, requireNode, root } from './lib.mjs';

/** `npm start`: install what is missing, build what changed, serve. */
requireNode();
loadEnv();
await install();
await build();
const env = { ...process.env, NODE_ENV: 'production' };
const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/server/dist/main.js')], {
  cwd: root,
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
