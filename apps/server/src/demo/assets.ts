import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../worker-thread.ts';

/** Path of a picture of the demo catalogue, from the sources as well as from the bundle in `dist`. */
export function demoAssetPath(file: string): string {
  const bundled = fileURLToPath(new URL(`../assets/demo/${file}`, import.meta.url));
  if (existsSync(bundled)) return bundled;
  return fileURLToPath(new URL(`../../assets/demo/${file}`, import.meta.url));
}

/** Starts the thread that renders the music of the demo catalogue. */
export function startRenderWorker(workerData: unknown): Worker {
  return startThread('render-worker', new URL('./', import.meta.url), { workerData });
}
