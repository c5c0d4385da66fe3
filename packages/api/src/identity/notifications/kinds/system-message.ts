import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { defineKind } from '../kind.ts';

/** The people who run the site write to everybody. */
export const systemMessage = defineKind({
  id: 'system-message',
  label: line('Messages of this site'),
  group: 'site',
  data: z.object({
    /** Of the message to everybody; absent for one that was sent to see how it looks. */
    id: z.uuid().optional(),
    title: z.string(),
    body: z.string(),
  }),
  channels: { in_app: true, email: false, browser: false },
  onceBy: ({ id }) => id ?? null,
  say: ({ data: { title, body } }) => ({
    image: null,
    icon: 'info',
    lines: [title, ...(body === '' ? [] : [body])],
  }),
});
