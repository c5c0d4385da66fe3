import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { profilesByIds } from '../accounts/get-profiles.ts';
import { listAdmins } from '../roles/list-admins.ts';
import { siteChanged } from './kinds/site-changed.ts';
import { notify } from './notify.ts';

type What = z.infer<typeof siteChanged.data>['what'];

/** Tells all admins, also the one who asks, what was changed that could give somebody control of the site. */
export async function notifyAdmins(ctx: Context, trx: Transaction<Database>, what: What): Promise<void> {
  const [person] = ctx.actor.kind === 'user' ? await profilesByIds(trx, [ctx.actor.id]) : [];
  await notify(ctx, trx, {
    kind: siteChanged,
    receivers: await listAdmins(trx),
    actor: null,
    data: { what, by: person?.display_name ?? 'Kantele' },
  });
}
