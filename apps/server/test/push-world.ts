import { type Context, jobList, notify, systemMessage } from '@kantele/api/server';
import { createTestSite, testPassword } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import { createOutbound } from '../src/outbound/client.ts';
import { startPushService } from './push-service.ts';

export type PushWorld = Awaited<ReturnType<typeof openPushWorld>>;

/** A site and a push service, with a person who wants the messages of the site in their browsers. */
export async function openPushWorld() {
  const service = await startPushService();
  let ahead = 0;
  const site = await createTestSite({
    outbound: createOutbound({ ownHost: 'localhost', refusalsAfterMs: [0] }),
    pushService: service.url,
    now: () => new Date(Date.now() + ahead),
  });
  const ada = await site.addUser('ada@example.com');
  // Messages of the site go to browsers only when one wants them there.
  const caller = await site.user(ada);
  const { user_selections } = await caller.notifications.subscriptions();
  const selections = user_selections.map(({ notif_id, channels }) => ({
    notif_id,
    channels: { ...channels, browser: notif_id === 'system-message' },
  }));
  await caller.notifications.updateSubscriptions({ selections });
  const { db } = site.services;
  const job = jobList.find(({ name }) => name === 'notifications.push');
  const run = { assertLease: async () => {}, signal: new AbortController().signal, attempt: 1 };
  return {
    ...{ site, service, ada, run },
    /** A browser somebody signs in with and allows messages in. */
    async browserOf(email = 'ada@example.com') {
      const signedIn = site.browser();
      await (await signedIn.caller()).auth.login({ email, password: testPassword });
      const caller = await signedIn.caller();
      const { push_key } = await caller.notifications.subscriptions();
      const browser = service.subscribe(push_key);
      const { endpoint, keys } = browser;
      await caller.notifications.subscribeBrowser({ endpoint, keys });
      return { browser, caller };
    },
    tell: (title: string, body = 'On Sunday.') =>
      db.transaction().execute((trx) =>
        notify(site.system(), trx, {
          kind: systemMessage,
          receivers: [ada],
          actor: null,
          data: { title, body },
        }),
      ),
    /** One attempt at the job that sends. */
    send: async (ctx: Context = site.system(), attempt = run) => job?.start(ctx, { user: ada }, attempt),
    /** What happens after its last attempt. */
    giveUp: async () => job?.fail(site.system(), { user: ada }, 'It failed.'),
    async queued() {
      const { rows } = await sql<{ key: string; queue: string; run_at: Date }>`
        select key, queue_name as queue, run_at from graphile_worker.jobs
        where task_identifier = 'notifications.push' order by key`.execute(db);
      return rows;
    },
    browsers: () => db.selectFrom('push_subscriptions').selectAll().orderBy('id').execute(),
    forgetBrowsers: () => db.deleteFrom('push_subscriptions').execute(),
    waiting: async () =>
      (await db.selectFrom('notifications').where('push_due', '=', true).select('id').execute()).length,
    /** Puts the clock of the site forward. */
    pass(ms: number) {
      ahead += ms;
    },
    async close() {
      await site.close();
      await service.stop();
    },
  };
}
