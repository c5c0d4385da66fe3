import type { Context } from '../../core/context.ts';
import { endMail } from './queries.ts';

/** Keeps why a mail could not be sent; what it was made of stays for some days, so that it can be sent again, unless it opens something. */
export async function failMail(ctx: Context, { id }: { id: string }, reason: string) {
  await endMail(ctx.db, id, { state: 'failed', error: reason });
}
