import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAssets } from './compress-assets.mjs';
import { root } from './lib.mjs';

/** Builds the web application: client, player of embeds, server bundle, compressed assets, and the id that names this build. */
const cwd = join(root, 'apps/web');
for (const args of [[], ['--config', 'vite.embed.config.ts'], ['--ssr', 'src/entry-server.tsx']]) {
  const { status } = spawnSync(
    join(cwd, 'node_modules/.bin/vite'),
    ['build', ...args, '--logLevel', 'error'],
    {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}
compressAssets(join(cwd, 'dist/client'));
const id = createHash('sha256');
for (const file of [
  'client/.vite/manifest.json',
  'client/.vite/embed-manifest.json',
  'server/entry-server.js',
])
  id.update(readFileSync(join(cwd, 'dist', file)));
writeFileSync(join(cwd, 'dist/build-id'), id.digest('hex').slice(0, 16));
