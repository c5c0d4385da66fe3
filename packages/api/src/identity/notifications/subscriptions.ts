import type { z } from 'zod';
import { type Actor, can, userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
import { isMailReady } from '../../platform/site-state/public-settings.ts';
import { getSite } from '../../platform/site-state/site.ts';
import type * as contract from './contract.ts';
import { type Group, groups } from './kind.ts';
import { kindNamed, kinds } from './kinds.ts';
import { mailFrequencyOf, putMailFrequency } from './mail-queries.ts';
import { pushKeys } from './push-keys.ts';
import { putSelections, selectionsOf } from './selection-queries.ts';

const groupNames: Record<Group, string> = {
  following: line('Following'),
  backstage: line('Backstage'),
  account: line('Account'),
  site: line('This site'),
};

/** Those one may choose about. */
const chosenBy = (actor: Actor) =>
  kinds.filter(({ always, needs }) => !always && (needs === undefined || can(actor, needs)));

/** Kinds of messages by group, and which one wants by which way. */
export async function getSubscriptions(ctx: Context): Promise<contract.Subscriptions> {
  const { translate: t } = ctx;
  const chosen = chosenBy(ctx.actor);
  const { settings } = await getSite(ctx.db);
  const mail = isMailReady(settings, ctx.services);
  const stored = new Map(
    (await selectionsOf(ctx.db, userOf(ctx.actor).id)).map(({ kind, ...ways }) => [kind, ways]),
  );
  return {
    groups: groups.flatMap((group) => {
      const subscriptions = chosen
        .filter((kind) => kind.group === group)
        .map(({ id, label }) => ({ notif_id: id, name: t(label) }));
      return subscriptions.length > 0 ? [{ group_name: t(groupNames[group]), subscriptions }] : [];
    }),
    available_channels: ['in_app', ...(mail ? (['email'] as const) : []), 'browser'],
    user_selections: chosen.map(({ id, channels: usual }) => ({
      notif_id: id,
      channels: { ...(stored.get(id) ?? usual) },
    })),
    mail_frequency: await mailFrequencyOf(ctx.db, userOf(ctx.actor).id),
    push_key: pushKeys(ctx.services.secret).publicKey,
  };
}

/** Keeps the whole choice. @throws AppError `invalid` on `selections` for what is no kind of message */
export async function updateSubscriptions(
  ctx: Context,
  { selections, mail_frequency }: z.output<typeof contract.updateSubscriptions>,
): Promise<contract.Subscriptions> {
  const given = new Map(selections.map(({ notif_id, channels: ways }) => [notif_id, ways]));
  const chosen = chosenBy(ctx.actor);
  for (const id of given.keys()) {
    if (!chosen.some((kind) => kind.id === id))
      throw invalid('selections', 'Choose some of the offered values.');
  }
  const rows = chosen.map(({ id }) => ({
    kind: id,
    in_app: given.get(id)?.in_app ?? false,
    email: given.get(id)?.email ?? false,
    browser: given.get(id)?.browser ?? false,
  }));
  const { id: userId } = userOf(ctx.actor);
  await ctx.db.transaction().execute(async (trx) => {
    await putSelections(trx, userId, rows);
    if (mail_frequency) await putMailFrequency(trx, userId, mail_frequency);
  });
  return getSubscriptions(ctx);
}

/** Switches a kind off by every way. @throws AppError `not_found` for what is no kind one may choose about */
export async function muteKind(
  ctx: Context,
  { notif_id }: z.output<typeof contract.byKind>,
): Promise<contract.Subscriptions> {
  const kind = kindNamed(notif_id);
  if (!kind || !chosenBy(ctx.actor).includes(kind)) throw notFound();
  const off = { kind: notif_id, in_app: false, email: false, browser: false };
  await putSelections(ctx.db, userOf(ctx.actor).id, [off]);
  return getSubscriptions(ctx);
}
