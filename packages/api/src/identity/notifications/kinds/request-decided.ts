import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { defineKind, nameIn } from '../kind.ts';

/** An admin has decided about a wish to become an artist, to work for one, or to have one verified. */
export const requestDecided = defineKind({
  id: 'request-decided',
  label: line('Decisions about your requests'),
  group: 'backstage',
  data: z.object({
    kind: z.enum(['become', 'claim', 'verify']),
    artist: z.string(),
    approved: z.boolean(),
    /** Why it was denied. */
    reason: z.string().nullable(),
  }),
  channels: { in_app: true, email: true, browser: true },
  say({ t, data: { kind, artist, approved, reason } }) {
    const name = nameIn(artist);
    const granted = {
      become: t(':artist is now your artist page', { artist: name }),
      claim: t('You work for :artist now', { artist: name }),
      verify: t(':artist is verified now', { artist: name }),
    };
    const text = approved ? granted[kind] : t('Your request about :artist was denied', { artist: name });
    return {
      image: null,
      icon: 'mic',
      lines: [text, ...(reason ? [reason] : [])],
      link: { action: '/backstage', label: t('Open backstage') },
    };
  },
});
