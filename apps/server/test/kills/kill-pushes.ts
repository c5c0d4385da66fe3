import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notify, systemMessage } from '@kantele/api/server';
import { createTestSite, type TestSite, testPassword } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import { eventually } from '../harness.ts';
import { type PushedBrowser, startPushService } from '../push-service.ts';
import { type KillableServer, signIn, startServer } from './killable-server.ts';

export interface PushReport {
  kills: number;
  /** Notifications that were written, and how many of them each browser of their receiver shows. */
  written: number;
  shown: number;
  /** Messages that came a second time and replace themselves on the screen. */
  repeated: number;
  /** Notifications that still wait, and jobs that still would send some. */
  left: { waiting: number; jobs: number };
}

/** Receivers; the first has two browsers. */
const people = 5;

/**
 * Notifies people while the processes that send to their browsers are killed, one after another over one database: in
 * the moment a push service has a message and has not answered, and as often right after its answer.
 * @param options.rounds notifications for each of the five people
 */
export async function killPushes(options: { rounds: number; kills: number }): Promise<PushReport> {
  const { rounds, kills } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'kantele-push-kills-'));
  const service = await startPushService();
  const site = await createTestSite({ pushService: service.url });
  const { db } = site.services;
  const started = new Set<KillableServer>();
  const start = async () => {
    // What a killed process holds would be given back after half a minute.
    await sql`update worker_leases set renewed_at = now() - interval '1 hour'`.execute(db).catch(() => {});
    const pushService = service.url;
    const server = await startServer({ dataDir, databaseUrl: site.url, worker: true, pushService });
    started.add(server);
    return server;
  };
  try {
    let server = await start();
    const { users, browsers } = await subscribePeople(site, service, await keyOf(server.url));
    let told = 0;
    const tellUpTo = async (count: number) => {
      for (; told < count; told += 1) await tell(site, users, `Message ${told}`);
    };
    const share = Math.floor((rounds * (people + 1)) / (kills + 1));
    for (let kill = 1; kill <= kills; kill += 1) {
      const reached = new Promise<void>((done) => {
        service.onTaken = (count) => {
          if (count < kill * share) return;
          service.onTaken = () => {};
          // Killed before the answer is written, or after it is on its way.
          if (kill % 2 === 0) server.kill();
          else setImmediate(() => server.kill());
          done();
        };
      });
      await tellUpTo(Math.ceil((rounds * (kill + 1)) / (kills + 1)));
      await reached;
      await server.ended;
      server = await start();
    }
    await tellUpTo(rounds);
    await eventually(async () => ((await waitingIn(site)).waiting === 0 ? true : null));
    await eventually(async () => ((await waitingIn(site)).jobs === 0 ? true : null));
    const left = await waitingIn(site);
    server.kill();
    await server.ended;
    const sent = browsers.flatMap(({ browser }) => browser.received).length;
    const shown = browsers.map(({ browser }) => new Set(browser.received.map(({ id }) => id)).size);
    const sum = shown.reduce((all, count) => all + count, 0);
    return { kills, written: rounds * (people + 1), shown: sum, repeated: sent - sum, left };
  } finally {
    for (const server of started) server.kill();
    await site.close();
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What browsers subscribe with at the site of a server. */
async function keyOf(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/notifications/me/subscriptions`, {
    headers: { cookie: await signIn(url) },
  });
  return ((await response.json()) as { push_key: string }).push_key;
}

/** People who want the messages of the site in their browsers. */
async function subscribePeople(
  site: TestSite,
  service: Awaited<ReturnType<typeof startPushService>>,
  key: string,
) {
  const users: number[] = [];
  const browsers: { user: number; browser: PushedBrowser }[] = [];
  for (let person = 0; person < people; person += 1) {
    const email = `person-${person}@example.com`;
    const user = await site.addUser(email);
    users.push(user);
    const selection = { notif_id: 'system-message', channels: { in_app: true, browser: true } };
    await (await site.user(user)).notifications.updateSubscriptions({ selections: [selection] });
    for (let device = 0; device < (person === 0 ? 2 : 1); device += 1) {
      const signedIn = site.browser();
      await (await signedIn.caller()).auth.login({ email, password: testPassword });
      const browser = service.subscribe(key);
      const { endpoint, keys } = browser;
      await (await signedIn.caller()).notifications.subscribeBrowser({ endpoint, keys });
      browsers.push({ user, browser });
    }
  }
  return { users, browsers };
}

function tell(site: TestSite, receivers: readonly number[], title: string): Promise<void> {
  const data = { title, body: '' };
  return site.services.db
    .transaction()
    .execute((trx) => notify(site.system(), trx, { kind: systemMessage, receivers, actor: null, data }));
}

async function waitingIn(site: TestSite): Promise<PushReport['left']> {
  const { rows } = await sql<PushReport['left']>`select
    (select count(*) from notifications where push_due) as waiting,
    (select count(*) from graphile_worker.jobs where task_identifier = 'notifications.push'
      and (locked_at is not null or attempts < max_attempts)) as jobs`.execute(site.services.db);
  return rows[0] ?? { waiting: -1, jobs: -1 };
}
