import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { WorkerAnswer } from './altcha.ts';
import { deriveInScript } from './derive-key.ts';

/** What this file uses of a worker: its whole library of types would change those of every page. */
declare const self: {
  isSecureContext: boolean;
  onmessage: ((event: MessageEvent<Challenge>) => void) | null;
  postMessage(answer: WorkerAnswer): void;
};

const derive = self.isSecureContext ? deriveKey : deriveInScript;

self.onmessage = async ({ data }) => {
  const solution = await solveChallenge({ challenge: data, deriveKey: derive, timeout: 60_000 });
  self.postMessage(solution && { counter: solution.counter, derivedKey: solution.derivedKey });
};
