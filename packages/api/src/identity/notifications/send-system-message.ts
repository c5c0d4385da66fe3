import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import type { JobRun } from '../../core/jobs.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type * as contract from './contract.ts';
import { tellEverybody } from './jobs.ts';
import { systemMessage } from './kinds/system-message.ts';
import { notify } from './notify.ts';
import { usersAfter } from './queries.ts';

/** Users who are told in one transaction. */
const atOnce = 1_000;

/** Writes to everybody who has an account, or only to oneself to see how it looks. */
export async function sendSystemMessage(
  ctx: Context,
  { title, body, test }: z.output<typeof contract.sendSystemMessage>,
) {
  const { id: userId } = userOf(ctx.actor);
  await ctx.db.transaction().execute(async (trx) => {
    if (test) {
      await notify(ctx, trx, {
        kind: systemMessage,
        receivers: [userId],
        actor: null,
        data: { title, body },
      });
      return;
    }
    const message = { id: randomUUID(), title, body, after: 0 };
    await ctx.services.jobs.add(trx, tellEverybody, message, { key: `message:${message.id}:0` });
    await recordEvent(trx, ctx, {
      action: 'notifications.send',
      object: { type: 'notification', id: message.id },
      data: { title },
    });
  });
  return { done: true as const };
}

/** The job behind it: tells some users, and leaves the next ones to the next job. */
export async function tellUsers(
  ctx: Context,
  { id, title, body, after }: { id: string; title: string; body: string; after: number },
  run: Pick<JobRun, 'assertLease'>,
): Promise<void> {
  const receivers = await usersAfter(ctx.db, after, atOnce);
  await ctx.db.transaction().execute(async (trx) => {
    await run.assertLease(trx);
    await notify(ctx, trx, { kind: systemMessage, receivers, actor: null, data: { id, title, body } });
    const last = receivers.at(-1);
    if (last === undefined || receivers.length < atOnce) return;
    const next = { id, title, body, after: last };
    await ctx.services.jobs.add(trx, tellEverybody, next, { key: `message:${id}:${last}` });
  });
}
