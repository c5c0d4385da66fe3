import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { defineKind, nameIn } from '../kind.ts';

/** What one admin changed that could give somebody control of the site. All admins are told, also who did it. */
export const siteChanged = defineKind({
  id: 'site-changed',
  label: line('Changes that matter for security'),
  group: 'site',
  data: z.object({
    what: z.enum(['settings', 'scripts']),
    /** Name of the person. */
    by: z.string(),
  }),
  channels: { in_app: true, email: true, browser: false },
  needs: 'admin',
  always: true,
  say({ t, data: { what, by } }) {
    const name = nameIn(by);
    const words = {
      settings: t(':name changed how this site sends email, takes payments or signs people in', { name }),
      scripts: t(':name switched on scripts in the code of this site', { name }),
    };
    return {
      image: null,
      icon: 'info',
      lines: [words[what]],
      link: { action: '/admin/activity', label: t('Open the activity') },
    };
  },
});
