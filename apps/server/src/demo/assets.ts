import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Path of a picture of the demo catalogue, from the sources as well as from the bundle in `dist`. */
export function demoAssetPath(file: string): string {
  const bundled = fileURLToPath(new URL(`../assets/demo/${file}`, import.meta.url));
  if (existsSync(bundled)) return bundled;
  return fileURLToPath(new URL(`../../assets/demo/${file}`, import.meta.url));
}

/**
 * Starts the render worker. From the bundle this is the second entry beside it; from the TypeScript sources a few
 * lines load the entry through the loader that runs the sources.
 */
export function startRenderWorker(workerData: unknown): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./render-worker.js', import.meta.url), { workerData });
  }
  const loader = createRequire(import.meta.url).resolve('tsx/cjs/api');
  const entry = fileURLToPath(new URL('./render-worker.ts', import.meta.url));
  const code = `require(${JSON.stringify(loader)}).require(${JSON.stringify(entry)}, ${JSON.stringify(entry)})`;
  return new Worker(code, { eval: true, workerData, execArgv: [] });
}
