import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { deriveInScript } from './derive-key.ts';

/** What the worker answers: a solution, or nothing when there was none in time. */
export type WorkerAnswer = Pick<Solution, 'counter' | 'derivedKey'> | null;

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
