import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queueMail, systemContext } from '@kantele/api/server';
import { createTestSite } from '@kantele/api/testing';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { mailTransport } from '../src/mail/transport.ts';
import { startWorker } from '../src/worker.ts';
import { eventually } from './harness.ts';
import { linkOf, startMailbox } from './mailbox.ts';

describe('the mail server', () => {
  const mail = {
    id: 'a2f3',
    from: { name: 'Kantele', address: 'music@example.com' },
    to: 'me@example.com',
    subject: 'Hm',
    text: 'Hm',
    html: '<p>Hm</p>',
  };
  const server = { host: '127.0.0.1', secure: false, username: null, password: null };
  const { send } = mailTransport({ inboxDir: null });

  it('is given name and password', async () => {
    const seen: unknown[] = [];
    const guarded = await startMailbox({
      disabledCommands: [],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, callback) {
        seen.push([username, password]);
        if (password === 'right') callback(null, { user: username });
        else callback(new Error('5.7.8 Authentication credentials invalid'));
      },
    });
    await send({ ...server, port: guarded.port, username: 'music', password: 'right' }, mail);
    const wrong = send({ ...server, port: guarded.port, username: 'music', password: 'wrong' }, mail);
    await expect(wrong).rejects.toThrow('Authentication credentials invalid');
    expect(seen).toContainEqual(['music', 'right']);
    expect(guarded.mails).toHaveLength(1);
    await guarded.close();
  });

  it('that offers TLS gets its mail encrypted', async () => {
    const secure: unknown[] = [];
    const offering = await startMailbox({
      disabledCommands: ['AUTH'],
      onMailFrom(_address, session, callback) {
        secure.push(session.secure);
        callback();
      },
    });
    await send({ ...server, port: offering.port }, mail);
    expect(secure).toEqual([true]);
    await offering.close();
  });

  it('that says nothing is left in time', async () => {
    const silent = createServer(() => {});
    const port = await new Promise<number>((listening) => {
      silent.listen(0, '127.0.0.1', () => {
        const address = silent.address();
        listening(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await expect(send({ ...server, port }, mail)).rejects.toThrow();
    silent.close();
  });
});

describe('the inbox', () => {
  it('keeps mails as files while there is no server', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'kantele-inbox-'));
    const local = await createTestSite({ mail: mailTransport({ inboxDir: dir }) });
    await queueMail(systemContext(local.services, 'test'), local.services.db, {
      template: 'verify-email',
      to: 'me@example.com',
      language: 'en',
      params: { link: 'http://localhost:3000/verify-email/1' },
    });
    const { services, url } = local;
    const worker = await startWorker({ services, databaseUrl: url, concurrency: 1, log: services.log });
    const files = await eventually(async () => {
      const names = await readdir(dir);
      return names.some((name) => name.endsWith('.json')) ? names : null;
    });
    await worker.stop();
    const eml = files.find((name) => name.endsWith('.eml')) ?? '';
    const parsed = await simpleParser(await readFile(join(dir, eml)));
    expect(parsed.to).toMatchObject({ value: [{ address: 'me@example.com' }] });
    expect(linkOf({ parsed, raw: '', to: [], from: '' })).toBe('http://localhost:3000/verify-email/1');
    await local.close();
    await rm(dir, { recursive: true });
  });
});
