import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail as the tests read it, over HTTP: they run in processes of their own. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A real SMTP server that keeps what it takes, and tells it as JSON. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      simpleParser(stream).then(
        (mail) => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
          mails.push({ to, subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html || '' });
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  const listing = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(mails));
  });
  const ports = await Promise.all([
    new Promise<number>((done) => {
      const server = smtp.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
    }),
    new Promise<number>((done) => {
      listing.listen(0, '127.0.0.1', () => done((listing.address() as AddressInfo).port));
    }),
  ]);
  return {
    smtpPort: ports[0],
    url: `http://127.0.0.1:${ports[1]}/`,
    async stop() {
      await new Promise<void>((done) => smtp.close(() => done()));
      listing.closeAllConnections();
      await new Promise<void>((done) => listing.close(() => done()));
    },
  };
}
