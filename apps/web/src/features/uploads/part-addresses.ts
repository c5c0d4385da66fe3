import type { SignedPart } from '@kantele/api/contract/uploads';
import { uploadLimits } from '@kantele/api/upload-limits';

/** Milliseconds after which an address is not used any more: it would end while its part is being sent. */
const freshMs = 300_000;

export interface PartAddressesOptions {
  /** How many parts the file has. */
  count: number;
  /** Parts that are in the bucket already. */
  sent: readonly number[];
  sign: (partNumbers: number[]) => Promise<readonly SignedPart[]>;
  now?: () => number;
}

/**
 * Addresses of parts, asked for ten at a time. Each is given once: a part that has to be sent again gets a new one.
 * @returns what answers the address of a part
 */
export function partAddresses(options: PartAddressesOptions): (partNumber: number) => Promise<string> {
  const { count, sent, sign, now = () => performance.now() } = options;
  const given = new Set(sent);
  const waiting = new Map<number, { address: Promise<string>; since: number }>();

  return (partNumber) => {
    const known = waiting.get(partNumber);
    waiting.delete(partNumber);
    given.add(partNumber);
    if (known && now() - known.since < freshMs) return known.address;
    const asked = [partNumber];
    for (let next = 1; next <= count && asked.length < uploadLimits.partsSignedAtOnce; next += 1) {
      if (!given.has(next) && !waiting.has(next)) asked.push(next);
    }
    const answer = sign(asked);
    const addressOf = async (number: number): Promise<string> => {
      const found = (await answer).find((part) => part.partNumber === number);
      if (!found) throw new Error('The server signed other parts.');
      return found.url;
    };
    for (const number of asked.slice(1)) {
      const address = addressOf(number);
      // Whoever takes it is told; what was not signed is asked for anew.
      address.catch(() => waiting.delete(number));
      waiting.set(number, { address, since: now() });
    }
    return addressOf(partNumber);
  };
}
