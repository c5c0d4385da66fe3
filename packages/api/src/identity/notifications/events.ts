import type { Reactions } from '../../core/context.ts';
import { listAdmins } from '../roles/list-admins.ts';
import { backupFailed } from './kinds/backup-failed.ts';
import { notify } from './notify.ts';
import { notifyAdmins } from './notify-admins.ts';

export const notificationReactions = {
  'backups.failed': async (ctx, trx, data) => {
    await notify(ctx, trx, { kind: backupFailed, receivers: await listAdmins(trx), actor: null, data });
  },
  'settings.guarded_changed': (ctx, trx) => notifyAdmins(ctx, trx, 'settings'),
} satisfies Reactions;
