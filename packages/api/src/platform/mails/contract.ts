import { z } from 'zod';
import { byId, countedPage, id, pageInput, timestamp } from '../../core/contract.ts';

export const mailStates = ['queued', 'sent', 'failed'] as const;

/** A mail of the log. */
export const loggedMail = z.object({
  id,
  /** Name of its template, e.g. `reset-password`. */
  template: z.string(),
  recipient: z.string(),
  /** BCP 47 */
  language: z.string(),
  /** In the mail’s language; parts that are no longer kept are `…`. Null when nothing else is left of it. */
  subject: z.string().nullable(),
  state: z.enum(mailStates),
  /** Times it was handed to the mail server. */
  tries: z.int(),
  /** Times somebody had it sent again. */
  resends: z.int(),
  /** The mail server’s words about the last try that failed; null once it is sent. */
  error: z.string().nullable(),
  created_at: timestamp,
  sent_at: timestamp.nullable(),
  /** Whether it can be sent again: `expired` when what it was made of is gone. */
  again: z.enum(['yes', 'waiting', 'expired', 'no']),
});
export type LoggedMail = z.infer<typeof loggedMail>;

export const listMails = z.strictObject({
  ...pageInput,
  state: z.enum(mailStates).optional(),
  /** A part of the receiver’s address. */
  query: z.string().trim().min(1).max(254).optional(),
});
export const mailPage = countedPage(loggedMail);

/** What a mail says; links that open things are blanked. */
export const mailWords = z.object({
  subject: z.string(),
  text: z.string(),
  /** A whole page without links and without pictures from elsewhere, to be shown in a sandboxed frame. */
  html: z.string(),
});

export const getMail = byId;
export const mailResponse = z.object({
  mail: loggedMail,
  /** Null when what it was made of is no longer kept. */
  words: mailWords.nullable(),
});

export const resendMail = z.strictObject({
  id,
  /** As the mail was read: a press that comes twice sends once. */
  resends: z.int().min(0).max(1_000_000),
});
export const resentMail = z.object({ mail: loggedMail });
