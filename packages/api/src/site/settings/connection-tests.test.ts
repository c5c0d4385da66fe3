import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type MailTransport,
  OutboundError,
  type OutgoingMail,
  type SmtpServer,
  type Storage,
} from '../../core/services.ts';
import { forgetSite } from '../../platform/site-state/site.ts';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import { folderStorage } from '../../testing-storage.ts';

const sent: { server: SmtpServer | null; mail: OutgoingMail }[] = [];
let refuseMail: string | null = null;
const mail: MailTransport = {
  hasInbox: false,
  async send(server, outgoing) {
    if (refuseMail) throw new Error(refuseMail);
    sent.push({ server, mail: outgoing });
  },
};

let site: TestSite;
let folder: string;
let broken = false;
/** What the virus scanner says of a file. */
let found: (content: string) => string | null = () => null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kantele-settings-'));
  site = await createTestSite({
    mail,
    storage: fallibleStorage(folder),
    scanner: { scan: async (path) => ({ found: found(await readFile(path, 'utf8')) }) },
    outbound: {
      request: () =>
        Promise.reject(
          new OutboundError('One text.', { cause: new Error('connect ECONNREFUSED 10.0.0.7:8080') }),
        ),
    },
  });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await site.services.db.deleteFrom('settings').execute();
  forgetSite(site.services.db);
  sent.length = 0;
  refuseMail = null;
});

/** Loses the first byte of what it is given while it is broken. */
function fallibleStorage(dir: string): Storage {
  const store = folderStorage(dir);
  return { ...store, put: (key, data) => store.put(key, broken ? data.slice(1) : data) };
}

const admin = () => site.user();
async function update(values: Record<string, unknown>) {
  return (await admin()).settings.update({ values });
}
describe('connection tests', () => {
  it('of mail send one by the saved settings and say so', async () => {
    const caller = await admin();
    expect(await caller.settings.testMail({ to: 'me@example.com' })).toMatchObject({ ok: false });
    await update({
      'mail.smtp.host': 'smtp.example.com',
      'mail.smtp.port': 2525,
      'mail.smtp.username': 'music',
      'mail.smtp.password': 'canary',
      'mail.from_address': 'music@example.com',
    });
    expect(await caller.settings.testMail({ to: 'me@example.com' })).toEqual({
      ok: true,
      message: 'Email sent',
    });
    expect(sent).toMatchObject([
      {
        server: {
          host: 'smtp.example.com',
          port: 2525,
          secure: false,
          username: 'music',
          password: 'canary',
        },
        mail: { to: 'me@example.com', from: { name: 'Kantele', address: 'music@example.com' } },
      },
    ]);
  });

  it('of mail answer the server’s own words', async () => {
    await update({ 'mail.smtp.host': 'smtp.example.com', 'mail.from_address': 'music@example.com' });
    refuseMail = 'Invalid login: 535 5.7.8 Authentication credentials invalid';
    const caller = await admin();
    expect(await caller.settings.testMail({ to: 'me@example.com' })).toEqual({
      ok: false,
      message: refuseMail,
    });
    const answer = await refusal(caller.settings.testMail({ to: 'a@b.test\r\nBcc: c@d.test' }));
    expect(Object.keys(answer.fields ?? {})).toEqual(['to']);
  });

  it('of the file store write, read and remove', async () => {
    const caller = await admin();
    expect(await caller.settings.testStorage({})).toMatchObject({ ok: true });
    broken = true;
    expect(await caller.settings.testStorage({})).toMatchObject({ ok: false });
    broken = false;
  });

  it('of the virus scanner have it look at a harmless file and at the test file', async () => {
    const caller = await admin();
    const test = () => caller.settings.testScanner({});
    found = (content) => (content.includes('EICAR') ? 'Eicar-Test-Signature' : null);
    const message = 'A harmless file passed, and the test file was found as Eicar-Test-Signature.';
    expect(await test()).toEqual({ ok: true, message });
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('kantele-scanner-'))).toEqual([]);
    found = () => null;
    expect(await test()).toEqual({ ok: false, message: 'It found nothing in the EICAR test file.' });
    found = () => 'Everything';
    expect(await test()).toEqual({ ok: false, message: 'It found Everything in a harmless file.' });
    found = () => {
      throw new Error('connect ECONNREFUSED 127.0.0.1:3310');
    };
    expect(await test()).toEqual({ ok: false, message: 'connect ECONNREFUSED 127.0.0.1:3310' });
    const bare = await createTestSite();
    expect(await (await bare.user()).settings.testScanner({})).toMatchObject({ ok: false });
    await bare.close();
  });

  it('of a sign-in service say why it could not be reached: an admin chose where to look', async () => {
    await update({ 'social.oidc.issuer': 'http://id.internal:8080', 'social.oidc.client_id': 'x' });
    const caller = await admin();
    expect(await caller.settings.testSocial({ service: 'oidc' })).toEqual({
      ok: false,
      message: 'connect ECONNREFUSED 10.0.0.7:8080',
    });
    expect(await caller.settings.testSocial({ service: 'twitter' })).toEqual({
      ok: false,
      message: 'The client id is missing.',
    });
    expect((await refusal(caller.settings.testSocial({ service: '__proto__' }))).code).toBe('invalid');
  });
});
