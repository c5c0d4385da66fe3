import { createECDH, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createCaller,
  errorText,
  jobList,
  notify,
  queueMail,
  systemContext,
  systemMessage,
} from '@kantele/api/server';
import { refusal, testPassword } from '@kantele/api/testing';
import { signatureOf } from '@kantele/stripe-double';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clamdScanner } from '../src/outbound/clamd.ts';
import { s3Storage } from '../src/storage/s3.ts';
import { answering, garbage, mailServerThatSays } from './external-garbage.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';

const kinds = Object.entries(garbage);
const secret = 'whsec_of_garbage';
/** What must not be in a text that is stored or shown. */
const unclean = /(?![\n\t])\p{Cc}|[\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** How garbage comes: as the body of an answer, of a refusal, or instead of an answer. */
const ways = ['200', '400', 'raw'] as const;
const cases = kinds.flatMap(([name, bytes], index) =>
  ways.map((way) => ({ name: `${name}, ${way}`, path: `kind${index}-${way}`, bytes })),
);

let server: TestServer;
let external: Awaited<ReturnType<typeof answering>>;
let endpoint: string;
const run = { assertLease: async () => {}, signal: new AbortController().signal, attempt: 1 };

beforeAll(async () => {
  external = await answering((received) => {
    const [, index, way] = /kind(\d+)-(\w+)/.exec(received.toString('latin1')) ?? [];
    const [, bytes = Buffer.alloc(0)] = kinds[Number(index)] ?? [];
    if (way === 'raw') return bytes;
    const head = `HTTP/1.1 ${way} \r\nContent-Type: application/json\r\nConnection: close\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), bytes]);
  });
  endpoint = `http://127.0.0.1:${external.port}`;
  server = await startTestServer({ stripeApi: endpoint, pushService: endpoint });
});
afterAll(async () => {
  await server.close();
  await external.close();
});

const settings = (values: Record<string, unknown>) =>
  createCaller(server.site.system()).settings.update({ values });

/** What a job says when it fails; empty when it does not. */
function work(name: string, payload: unknown): Promise<string> {
  const job = jobList.find((candidate) => candidate.name === name);
  if (!job) throw new Error('There is no such job.');
  return job.start(server.site.system(), payload, run).then(() => '', errorText);
}

/** Those of the texts that could not be stored or read. */
const bad = (texts: readonly (string | null)[]) =>
  texts.filter((text) => text === null || text.length > 500 || unclean.test(text));

describe('garbage from a mail server', () => {
  it.each([
    ['refused for good', 550, 'failed'],
    ['refused for now', 451, 'queued'],
  ] as const)('is kept as text, %s', async (_, code, state) => {
    const { services } = server.site;
    const mailServer = await mailServerThatSays((command) => {
      const [, words = Buffer.alloc(0)] = kinds[Number(/kind(\d+)/.exec(command)?.[1])] ?? [];
      return Buffer.concat([Buffer.from(`${code} `), words, Buffer.from('\r\n')]);
    });
    await settings({
      'mail.smtp.host': '127.0.0.1',
      'mail.smtp.port': mailServer.port,
      'mail.smtp.secure': false,
      'mail.from_address': 'music@example.com',
    });
    for (const index of kinds.keys()) {
      const to = `kind${index}.${code}@example.com`;
      const params = { link: 'http://localhost:3000/verify-email/1' };
      await queueMail(systemContext(services, 'test'), services.db, {
        template: 'verify-email',
        to,
        language: 'en',
        params,
      });
    }
    const worker = await server.startWorker();
    const tried = await eventually(async () => {
      const rows = await services.db
        .selectFrom('mails')
        .select(['state', 'error', 'tries'])
        .where('recipient', 'like', `%.${code}@example.com`)
        .orderBy('number')
        .execute();
      // A try is counted before the mail is given up.
      return rows.every((row) => row.tries > 0 && row.state === state) ? rows : null;
    });
    expect(tried.map((row, index) => [kinds[index]?.[0], row.state])).toEqual(
      kinds.map(([name]) => [name, state]),
    );
    expect(bad(tried.map(({ error }) => error))).toEqual([]);
    const { rows } = await sql<{ text: string }>`select last_error as text from graphile_worker._private_jobs
      where last_error is not null`.execute(services.db);
    expect(bad(rows.map(({ text }) => text))).toEqual([]);
    await worker.stop();
    await mailServer.close();
  });
});

describe('garbage from outside', () => {
  it('ends no call of the payment provider badly', async () => {
    await settings({
      'billing.enable': true,
      'billing.stripe.secret_key': 'sk_test_garbage',
      'billing.stripe.webhook_secret': secret,
    });
    for (const { path } of cases) {
      const object = { id: path, object: 'subscription' };
      const type = 'customer.subscription.updated';
      const body = JSON.stringify({ id: `evt_${path}`, object: 'event', type, created: 1, data: { object } });
      expect((await webhook(body, signed(body))).status).toBe(200);
    }
    const reasons = await Promise.all(
      cases.map(({ path }) => work('billing.apply-event', { id: `evt_${path}` })),
    );
    expect(bad(reasons)).toEqual([]);
    const { rows } = await sql<{ text: string }>`select error as text from stripe_events`.execute(
      server.site.services.db,
    );
    expect(bad(rows.map(({ text }) => text ?? ''))).toEqual([]);
  });

  it('ends no call of a file store badly', async () => {
    const names = { region: 'r', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' };
    const store = s3Storage({ endpoint, ...names }, server.dataDir);
    const said = await Promise.all(
      // One that is cut off is asked three times, with pauses.
      cases.flatMap(({ path }, index) =>
        path.endsWith('raw') && index % 4 !== 0
          ? []
          : [
              store.put(path, Buffer.from('bytes')),
              store.withLocal(path, (local) => readFile(local)),
              store.presigned?.listParts(path, 'upload'),
            ].map(async (call) => {
              try {
                await call;
                return '';
              } catch (error) {
                return errorText(error);
              }
            }),
      ),
    );
    expect(bad(said)).toEqual([]);
  });

  it('ends no message to a browser badly', async () => {
    const keys = {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
    const reasons: string[] = [];
    for (const { path } of cases.filter((_, index) => index % 4 === 0)) {
      const user = await server.addUser(`${path}@example.com`, []);
      const browser = server.site.browser();
      await (await browser.caller()).auth.login({ email: `${path}@example.com`, password: testPassword });
      const { notifications } = await browser.caller();
      const { user_selections } = await notifications.subscriptions();
      const selections = user_selections.map(({ notif_id, channels }) => ({
        notif_id,
        channels: { ...channels, browser: notif_id === 'system-message' },
      }));
      await notifications.updateSubscriptions({ selections });
      await notifications.subscribeBrowser({ endpoint: `${endpoint}/${path}`, keys });
      const kind = { kind: systemMessage, receivers: [user], actor: null, data: { title: 'Hm', body: 'Hm' } };
      await server.site.services.db.transaction().execute((trx) => notify(server.site.system(), trx, kind));
      reasons.push(await work('notifications.push', { user }));
    }
    expect(bad(reasons)).toEqual([]);
  });

  it('is what a sign-in service cannot be reached by', async () => {
    const admin = await server.site.user();
    for (const { path, name } of cases) {
      await settings({
        'social.oidc.enable': true,
        'social.oidc.issuer': `${endpoint}/${path}`,
        'social.oidc.client_id': 'kantele',
        'social.oidc.client_secret': 'of-kantele',
      });
      const { ok, message } = await admin.settings.testSocial({ service: 'oidc' });
      expect([name, ok, bad([message])]).toEqual([name, false, []]);
    }
  });

  it.each(kinds)('is no verdict, picture or event: %s', async (name, bytes) => {
    const daemon = await answering(() => Buffer.concat([bytes, Buffer.from('\0')]));
    const path = join(server.dataDir, 'scanned');
    await writeFile(path, 'music');
    const scanner = clamdScanner({ host: '127.0.0.1', port: daemon.port });
    await expect(scanner.scan(path, { seconds: 5, signal: run.signal })).rejects.toThrow();
    await daemon.close();
    const user = await server.site.user(await server.addUser(`${name.replaceAll(' ', '-')}@example.com`, []));
    const picture = user.users.setAvatar({ id: 'me', file: new Uint8Array(bytes) });
    expect((await refusal(picture)).code).toBe('invalid');
    for (const body of [bytes, Buffer.concat([Buffer.from('{"id":"'), bytes, Buffer.from('"}')])]) {
      for (const signature of [
        signed(body.toString('utf8')),
        encodeURI(body.toString('latin1').slice(0, 200)),
      ]) {
        expect((await webhook(body, signature)).status).toBe(400);
      }
    }
  });
});

const signed = (body: string) => signatureOf(body, secret, Math.floor(Date.now() / 1_000));
const webhook = (body: string | Buffer, signature: string) =>
  server.request('/stripe/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
