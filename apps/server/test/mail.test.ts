import { forgetSite, queueMail, systemContext } from '@kantele/api/server';
import { createTestSite, type TestSite } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailTransport } from '../src/mail/transport.ts';
import { startWorker } from '../src/worker.ts';
import { freePort } from './bare-server.ts';
import { eventually } from './harness.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

let site: TestSite;
let mailbox: Mailbox;
beforeAll(async () => {
  site = await createTestSite({ mail: mailTransport({ inboxDir: null }) });
  mailbox = await startMailbox();
});
afterAll(async () => {
  await mailbox.close();
  await site.close();
});
beforeEach(async () => {
  mailbox.mails.length = 0;
  await settings(mailbox.settings);
});

const settings = async (values: Record<string, unknown>) => (await site.user()).settings.update({ values });
const ctx = () => systemContext(site.services, 'test');
const reset = (to: string, language = 'en') =>
  queueMail(ctx(), site.services.db, {
    template: 'reset-password',
    to,
    language,
    params: { link: `http://localhost:3000/password/reset/canary-${to}` },
  });
const row = async (recipient: string) =>
  site.services.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();
const work = () =>
  startWorker({ services: site.services, databaseUrl: site.url, concurrency: 3, log: site.services.log });
const ended = (recipient: string) =>
  eventually(async () => {
    const { state } = await row(recipient);
    return state === 'queued' ? null : state;
  });

describe('a queued mail', () => {
  it('is sent once, also by two workers, and what it was made of is gone then', async () => {
    const addresses = Array.from({ length: 20 }, (_, index) => `once${index}@example.com`);
    for (const address of addresses) await reset(address);
    const workers = await Promise.all([work(), work()]);
    for (const address of addresses) expect(await ended(address)).toBe('sent');
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(mailbox.mails.flatMap(({ to }) => to).sort()).toEqual([...addresses].sort());
    const { rows } = await sql<{ text: string }>`select m::text as text from mails m`.execute(
      site.services.db,
    );
    expect(JSON.stringify(rows)).not.toContain('canary');
    expect((await row('once0@example.com')).sent_at).toBeInstanceOf(Date);
  });

  it('goes with the transaction it belongs to', async () => {
    const undone = site.services.db.transaction().execute(async (trx) => {
      await queueMail(ctx(), trx, {
        template: 'test',
        to: 'undone@example.com',
        language: 'en',
        params: {},
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await expect(row('undone@example.com')).rejects.toThrow();
  });

  it('waits out a server that is away, and comes under the same Message-ID', async () => {
    const port = await freePort();
    await settings({ 'mail.smtp.port': port });
    await reset('late@example.com');
    const worker = await work();
    await eventually(async () => ((await attemptsOf('late@example.com')) >= 1 ? true : null));
    const late = await startMailbox({ port });
    await hurry();
    const mail = await late.waitFor(({ to }) => to.includes('late@example.com'));
    expect(mail.parsed.messageId).toBe(`<${(await row('late@example.com')).id}@example.com>`);
    expect(await ended('late@example.com')).toBe('sent');
    expect(late.mails).toHaveLength(1);
    await worker.stop();
    await late.close();
  });

  it.each([
    [451, 'is refused for now until nobody asks any more', 8],
    [550, 'is refused for good is not sent again', 1],
  ])(
    'that (%d) %s has failed, with the server’s words and without what it was made of',
    async (code, _, tries) => {
      const refusal = Object.assign(new Error('5.1.1 No such person here'), { responseCode: code });
      const strict = await startMailbox({ onRcptTo: (_address, _session, callback) => callback(refusal) });
      await settings(strict.settings);
      const to = `nobody${code}@example.com`;
      await reset(to);
      const worker = await work();
      await eventually(async () => {
        await hurry();
        return (await row(to)).state === 'failed' ? true : null;
      });
      expect(await row(to)).toMatchObject({
        params: null,
        tries,
        error: expect.stringContaining('No such person here'),
      });
      await worker.stop();
      await strict.close();
    },
  );

  it('is not kept while there is no way to send it', async () => {
    await settings({ 'mail.smtp.host': null });
    expect(await reset('nowhere@example.com')).toBe(false);
    await expect(row('nowhere@example.com')).rejects.toThrow();
  });

  it.each([
    'a@b.test\r\nBcc: c@d.test',
    'a@b.test, c@d.test',
    'a@evil.test x@victim.test',
    'Name <a@b.test>',
    '"a@evil.test x"@victim.test',
    'group: a@b.test;',
    `${'('.repeat(300)}@b.test`,
  ])('does not go to %j', async (address) => {
    await expect(reset(address)).rejects.toThrow('This is not one plain email address.');
  });

  it.each(['https://evil.test/x', '//evil.test', 'javascript:alert(1)', 'http://localhost:3000.evil.test/'])(
    'does not link to %s',
    async (link) => {
      const queued = queueMail(ctx(), site.services.db, {
        template: 'reset-password',
        to: 'a@b.test',
        language: 'en',
        params: { link },
      });
      await expect(queued).rejects.toThrow('A mail may only link to this site.');
    },
  );
});

describe('a mail', () => {
  async function received(to: string, language = 'en') {
    await reset(to, language);
    const worker = await work();
    const mail = await mailbox.waitFor((candidate) => candidate.to.includes(to));
    await worker.stop();
    return mail;
  }

  it('has a text and an HTML part, the site’s name and colours, and nothing loaded from elsewhere', async () => {
    const { parsed, raw, from } = await received('both@example.com');
    expect(from).toBe('music@example.com');
    expect(parsed.from?.value).toEqual([{ name: 'Kantele', address: 'music@example.com' }]);
    expect(parsed.subject).toBe('Set a new password');
    expect(parsed.text).toContain('http://localhost:3000/password/reset/canary-both@example.com');
    expect(parsed.html).toContain('href="http://localhost:3000/password/reset/canary-both@example.com"');
    expect(parsed.html).toContain('background:#ffffff');
    expect(parsed.html).not.toMatch(/<(script|img|link|iframe)|url\(/);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  });

  it('is written in its receiver’s language', async () => {
    const { localizations } = await (await site.user()).localizations.list({});
    const german = localizations.find(({ language }) => language === 'de');
    const lines = { 'Set a new password': 'Ein neues Passwort setzen' };
    await (await site.user()).localizations.updateLines({ id: german?.id ?? 0, lines });
    const { parsed } = await received('deutsch@example.com', 'de');
    expect(parsed.subject).toBe('Ein neues Passwort setzen');
    expect(parsed.html).toContain('<html lang="de" dir="ltr">');
  });

  it('in Arabic runs from right to left', async () => {
    const { parsed } = await received('arabic@example.com', 'ar');
    expect(parsed.html).toContain('<html lang="ar" dir="rtl">');
    expect(parsed.html).toContain('text-align:right');
  });

  it('in a language the site does not have is in English', async () => {
    const { parsed } = await received('suomi@example.com', 'fi');
    expect(parsed.html).toContain('<html lang="en" dir="ltr">');
  });

  it('takes no header from the name of the site or from a translation', async () => {
    const evil = 'Radio "A"\r\nBcc: spy@evil.test\r\n\r\nbody';
    await site.services.db.deleteFrom('settings').where('key', '=', 'mail.from_name').execute();
    await sql`insert into settings (key, value) values ('mail.from_name', ${JSON.stringify(evil)}::jsonb)`.execute(
      site.services.db,
    );
    forgetSite(site.services.db);
    const { parsed, raw, to } = await received('plain@example.com');
    expect(to).toEqual(['plain@example.com']);
    expect(parsed.headers.has('bcc')).toBe(false);
    expect(raw.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc:/im);
    expect(parsed.from?.value[0]).toMatchObject({ address: 'music@example.com' });
    await settings({ 'mail.from_name': '' });
  });

  it('shows hostile words as text', async () => {
    const reason = '<img src=x onerror=alert(1)>';
    await queueMail(ctx(), site.services.db, {
      template: 'account-suspended',
      to: 'html@example.com',
      language: 'en',
      params: { reason },
    });
    const worker = await work();
    const { parsed } = await mailbox.waitFor(({ to }) => to.includes('html@example.com'));
    await worker.stop();
    expect(parsed.html).not.toContain('<img');
    expect(parsed.text).toContain(reason);
  });
});

async function attemptsOf(recipient: string): Promise<number> {
  const { id } = await row(recipient);
  const { rows } = await sql<{ attempts: number }>`select attempts from graphile_worker.jobs
    where key = ${`mail:${id}`} and locked_at is null`.execute(site.services.db);
  return rows[0]?.attempts ?? 0;
}

/** Attempts are minutes apart; here they come at once. */
async function hurry() {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(
    site.services.db,
  );
  await sql`select pg_notify('jobs:insert', '{"r":"hurry","count":1}')`.execute(site.services.db);
}
