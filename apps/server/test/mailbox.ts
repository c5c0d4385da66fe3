import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that came in: parsed, and as it was sent. */
export interface ReceivedMail {
  /** Addresses of the envelope. */
  to: string[];
  from: string;
  parsed: ParsedMail;
  raw: string;
}

/** A mail server that keeps what it gets. */
export interface Mailbox {
  host: string;
  port: number;
  mails: ReceivedMail[];
  /** The settings that make a site send its mail here. */
  settings: Record<string, unknown>;
  /** The first mail that fits, once it has come. */
  waitFor(fits: (mail: ReceivedMail) => boolean, withinMs?: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** Starts an SMTP server on a free port, without TLS and passwords unless the options say otherwise. */
export async function startMailbox(options: SMTPServerOptions & { port?: number } = {}): Promise<Mailbox> {
  const { port: wanted = 0, ...more } = options;
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        simpleParser(bytes).then((parsed) => {
          const from = mailFrom ? mailFrom.address : '';
          mails.push({ to: rcptTo.map(({ address }) => address), from, parsed, raw: bytes.toString('utf8') });
          callback();
        }, callback);
      });
    },
    ...more,
  });
  server.on('error', () => {});
  await new Promise<void>((started) => server.listen(wanted, '127.0.0.1', started));
  const { port } = server.server.address() as AddressInfo;
  return {
    host: '127.0.0.1',
    port,
    mails,
    settings: {
      'mail.smtp.host': '127.0.0.1',
      'mail.smtp.port': port,
      'mail.smtp.secure': false,
      'mail.from_address': 'music@example.com',
    },
    async waitFor(fits, withinMs = 20_000) {
      const deadline = performance.now() + withinMs;
      for (;;) {
        const found = mails.find(fits);
        if (found) return found;
        if (performance.now() > deadline) throw new Error('This mail did not come.');
        await new Promise((next) => setTimeout(next, 25));
      }
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** The first link of a mail's text. */
export function linkOf(mail: ReceivedMail): string {
  const [link] = /https?:\/\/\S+/.exec(mail.parsed.text ?? '') ?? [];
  if (!link) throw new Error('This mail has no link.');
  return link;
}
