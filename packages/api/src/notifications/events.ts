import type { Reactions } from '../core/context.ts';
import { notifyAdmins } from './notify-admins.ts';

export const notificationReactions = {
  'settings.guarded_changed': (ctx, trx) => notifyAdmins(ctx, trx, 'settings'),
} satisfies Reactions;
