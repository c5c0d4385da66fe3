import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readEnv } from './env.ts';
import { createAssets } from './pages/assets.ts';
import { createRenderer, type WebBundle } from './pages/renderer.ts';
import { failToStart, runServer } from './run-server.ts';

/** The server as it is run: pages from the build of apps/web. */
async function main() {
  const webDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'web', 'dist');
  const clientDir = join(webDir, 'client');
  const bundleUrl = pathToFileURL(join(webDir, 'server', 'entry-server.js')).href;
  let bundle: Promise<WebBundle> | undefined;
  await runServer(readEnv(), async (log) => ({
    clientDir,
    buildId: (await readFile(join(webDir, 'build-id'), 'utf8')).trim(),
    renderer: createRenderer({
      loadBundle: () => {
        bundle ??= import(bundleUrl);
        return bundle;
      },
      assets: createAssets(clientDir),
      onError: (error, url) => log.error({ err: error, url }, 'page failed'),
    }),
  }));
}

main().catch(failToStart);
