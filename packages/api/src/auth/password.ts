import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../core/errors.ts';

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes at a time and in the queue: each needs its 19 MiB. */
const slots = 2;
const waitingAtMost = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a hash when a slot is free. @throws AppError `overloaded` when too many wait already */
async function inSlot<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= slots) {
    if (waiting.length >= waitingAtMost) throw new AppError('overloaded');
    await new Promise<void>((start) => waiting.push(start));
  } else running += 1;
  try {
    return await work();
  } finally {
    // The slot goes straight to whoever waits longest, so nobody can slip in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inSlot(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/** Checks a password; without a stored hash it works as long and answers false. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no such password', cost);
  const against = stored ?? (await decoy);
  const matches = await inSlot(() => verify(against, password));
  return matches && stored != null;
}
