import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { settingsOf } from './row.ts';

const backups = settingsOf('backups');

/** The nightly backup. */
export const backupSettings = {
  'backups.nightly': backups.kept(
    z.boolean(),
    false,
    line('The first backup begins within ten minutes, the others once a day.'),
    {
      card: 'nightly',
      label: line('Back up every night'),
    },
  ),
  'backups.hour': backups.kept(
    z.int().min(0).max(23),
    2,
    line(
      'Hour in which it begins, from 0 to 23. When the site is off then, it begins once the site is back.',
    ),
    {
      card: 'nightly',
      label: line('Hour (UTC)'),
    },
  ),
  'backups.keep': backups.kept(
    z.int().min(1).max(1_000),
    7,
    line('Complete backups that stay, also of those made by hand; older ones are removed.'),
    { card: 'nightly', label: line('Backups that are kept') },
  ),
  'backups.last': backups.given(
    z
      .object({
        finished_at: z.string(),
        complete_at: z.string().nullable(),
        bytes: z.int().nullable(),
        problem: z.string().nullable(),
      })
      .nullable(),
    null,
    line('How the last nightly backup went.'),
    { card: 'nightly', label: line('Last backup'), control: 'last-backup' },
  ),
} as const;
