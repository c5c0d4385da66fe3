import type { Context } from '../../core/context.ts';
import { compareObjects, compareRows } from './compare-store.ts';

export interface VerifyResult {
  /** Objects in the store. */
  objects: number;
  missing: number;
  unknown: number;
}

/**
 * Compares the store with the rows and changes nothing.
 * @param tell is told of each object that is missing or unknown
 */
export async function verifyStore(
  ctx: Context,
  tell: (kind: 'missing' | 'unknown', key: string) => void,
): Promise<VerifyResult> {
  const result: VerifyResult = { objects: 0, missing: 0, unknown: 0 };
  for await (const some of compareRows(ctx)) {
    for (const { row, found } of some) {
      if (found) continue;
      result.missing += 1;
      tell('missing', row.key);
    }
  }
  for await (const { count, unknown } of compareObjects(ctx)) {
    result.objects += count;
    result.unknown += unknown.length;
    for (const { key } of unknown) tell('unknown', key);
  }
  return result;
}
