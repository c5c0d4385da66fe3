import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { defineKind, nameIn } from '../kind.ts';

/** The nightly backup failed, or is complete and old ones could not be dropped. All admins are told. */
export const backupFailed = defineKind({
  id: 'backup-failed',
  label: line('Nightly backups that failed'),
  group: 'site',
  data: z.object({
    /** When it began to be wanted: each is told once. */
    begun_at: z.string(),
    /** There is a new backup. */
    complete: z.boolean(),
    reason: z.string(),
  }),
  channels: { in_app: true, email: true, browser: false },
  needs: 'admin',
  always: true,
  onceBy: ({ begun_at }) => begun_at,
  say: ({ t, data: { complete, reason } }) => ({
    image: null,
    icon: 'info',
    lines: [
      complete
        ? t('The nightly backup is complete, but old backups could not be dropped')
        : t('The nightly backup failed'),
      nameIn(reason),
    ],
    link: { action: '/admin/settings/backups', label: t('Open the settings') },
  }),
});
