import type { TemplateName } from './templates.ts';

/** Days the log keeps a mail; the address of its receiver goes with it. Removed by the nightly clean-up. */
export const mailLogDays = 30;

/** Seconds what a failed mail was made of is kept, so that it can be sent again: a week, as of failed work in general. */
export const failedSeconds = 7 * 24 * 3_600;

/**
 * Mails with a link that opens something: what they were made of is removed when they have failed, as when they are sent.
 * Whoever wanted one asks for another.
 */
export const secretMails: ReadonlySet<TemplateName> = new Set([
  'verify-email',
  'reset-password',
  'invitation',
  'workspace-invitation',
  'change-email',
  'data-export-ready',
]);

/** Mails that may go out again after they were sent: what they say stays true, and nothing in them was removed. */
export const harmlessAgain: ReadonlySet<TemplateName> = new Set(['password-changed', 'test']);
