import { siteAddress } from '@kantele/api/site-address';
import type { WorkerAnswer } from './altcha.worker.ts';
import workerUrl from './altcha.worker.ts?worker&url';

/** Solves a challenge away from the page's own thread; the answer is what the server takes as proof. */
export async function solve(challenge: Record<string, unknown>): Promise<string> {
  const worker = new Worker(siteAddress(workerUrl), { type: 'module' });
  try {
    const solution = await new Promise<WorkerAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data);
      worker.onerror = () => reject(new Error('The human check could not be computed.'));
      worker.postMessage(challenge);
    });
    if (!solution) throw new Error('The human check was not solved in time.');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
