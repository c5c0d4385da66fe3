import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError, invalid } from '../../../core/errors.ts';

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Two hashes at a time: each needs its 19 MiB. */
const slots = pLimit(2);
const waitingAtMost = 20;

/** Runs a hash when a slot is free. @throws AppError `overloaded` when too many wait already */
async function inSlot<Value>(work: () => Promise<Value>): Promise<Value> {
  if (slots.pendingCount >= waitingAtMost) throw new AppError('overloaded');
  return slots(work);
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

/** The refusal of a password and a confirmation that are not the same. */
export function passwordsDiffer(field: string): AppError {
  return invalid(field, 'The passwords don’t match.');
}
