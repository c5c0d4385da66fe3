import { isIP } from 'node:net';
import {
  errorText,
  MailRefused,
  type MailTransport,
  type OutgoingMail,
  type SmtpServer,
} from '@kantele/api/server';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { keepInInbox } from './inbox.ts';

/** Milliseconds; the job around a mail gives up after a minute. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Hands mails to an SMTP server; without one to the inbox in `inboxDir`, if there is one. */
export function mailTransport({ inboxDir }: { inboxDir: string | null }): MailTransport {
  return {
    hasInbox: inboxDir !== null,
    async send(server, mail) {
      if (server) return sendBySmtp(server, mail);
      if (inboxDir === null) throw new Error('There is no mail server.');
      await keepInInbox(inboxDir, mail, messageOf(mail));
    },
  };
}

async function sendBySmtp(server: SmtpServer, mail: OutgoingMail): Promise<void> {
  const { host, port, secure, username, password } = server;
  const local = isLoopback(host);
  const transport = createTransport({
    host,
    port,
    secure,
    ...timeouts,
    ...(username === null ? {} : { auth: { user: username, pass: password ?? '' } }),
    // A password never goes out in clear, except to this very machine.
    requireTLS: !secure && username !== null && !local,
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: !local },
    maxResponseSize: 65_536,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(messageOf(mail));
  } catch (error) {
    throw isFinal(error) ? new MailRefused(errorText(error), { cause: error }) : error;
  } finally {
    transport.close();
  }
}

/**
 * Whether the same mail would be refused again: 5xx (RFC 5321, 4.2.1) to its envelope or its text. A greeting or a sign-in
 * that is refused says nothing of the mail: an admin can mend those.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && Number(error.responseCode) >= 500;
}

/** The mail as the library takes it; addresses go as parts, so nothing in them is ever parsed. */
export function messageOf(mail: OutgoingMail): SendMailOptions {
  const { id, from, to, replyTo, subject, text, html } = mail;
  return {
    from,
    subject,
    text,
    html,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    envelope: { from: from.address, to: [to] },
    messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    headers: { 'auto-submitted': 'auto-generated', ...listHeaders(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What lets mail programs offer to end such mails (RFC 2369, RFC 2919, RFC 8058). */
function listHeaders({ unsubscribe, from }: OutgoingMail): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return {
    'list-unsubscribe': `<${unsubscribe}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'list-id': `<notifications.${from.address.split('@')[1] ?? 'localhost'}>`,
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
