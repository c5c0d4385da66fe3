import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { pbkdf2 } from '../../lib/sha256.ts';
import type { WorkerAnswer } from './altcha.ts';

/** What this file uses of a worker: its whole library of types would change those of every page. */
declare const self: {
  isSecureContext: boolean;
  onmessage: ((event: MessageEvent<Challenge>) => void) | null;
  postMessage(answer: WorkerAnswer): void;
};

// Browsers keep their cryptography to secure addresses; a site on plain http computes by hand.
const derive: typeof deriveKey = self.isSecureContext
  ? deriveKey
  : async ({ cost, keyLength }, salt, password) => ({
      parameters: {},
      derivedKey: pbkdf2(password, salt, cost).slice(0, keyLength),
    });

self.onmessage = async ({ data }) => {
  const solution = await solveChallenge({ challenge: data, deriveKey: derive, timeout: 60_000 });
  self.postMessage(solution && { counter: solution.counter, derivedKey: solution.derivedKey });
};
