import { randomInt } from 'node:crypto';
import type { Context } from '../../core/context.ts';

/** A name until the person chooses one: what everybody sees of somebody tells nothing of the address. */
export function newName(ctx: Context): string {
  return ctx.translate('Listener :number', { number: String(randomInt(10_000, 100_000)) });
}
