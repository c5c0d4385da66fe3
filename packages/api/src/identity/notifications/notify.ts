import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import { pushKey, sendPushes } from './jobs.ts';
import type { TellableKind } from './kind.ts';
import { insertNotifications } from './queries.ts';

export interface NewNotification<Data> {
  kind: TellableKind<Data>;
  /** Ids of users; at most some thousands: more are told in batches by a job. */
  receivers: readonly number[];
  /** Who did it; null for the site itself. Nobody is told of what they did themselves. */
  actor: number | null;
  data: Data;
}

/**
 * Tells users of something, in the transaction of its cause: by those ways that each of them wants. Suspended users are
 * not told.
 */
export async function notify<Data>(
  { services }: Pick<Context, 'services'>,
  trx: Transaction<Database>,
  { kind, receivers, actor, data }: NewNotification<Data>,
): Promise<void> {
  if (receivers.length === 0) return;
  const stored = kind.data.parse(data);
  const told = await insertNotifications(trx, {
    kind: kind.id,
    receivers,
    actor,
    data: stored,
    groupKey: kind.groupBy?.(stored) ?? null,
    onceKey: kind.onceBy?.(stored) ?? null,
    channels: kind.channels,
    always: kind.always,
    essential: kind.essential,
  });
  const shown = told.filter(({ in_app }) => in_app).map(({ user_id }) => user_id);
  await publishEvent(trx, shown, { type: 'notifications' });
  const pushed = told.filter(({ push_due }) => push_due).map(({ user_id }) => ({ user: user_id }));
  // One after another: two at a time would both send what neither has written down.
  await services.jobs.addMany(trx, sendPushes, pushed, pushKey, { keepTime: true, queueByKey: true });
}
