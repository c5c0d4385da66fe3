import type { Context } from '../core/context.ts';
import { endMail } from './queries.ts';

/** Keeps why a mail could not be sent, and forgets what it was made of. */
export async function failMail(ctx: Context, { id }: { id: string }, reason: string) {
  await endMail(ctx.db, id, { state: 'failed', error: reason.slice(0, 500) });
}
