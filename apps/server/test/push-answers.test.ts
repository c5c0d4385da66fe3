import { notify, systemMessage } from '@kantele/api/server';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPushWorld, type PushWorld } from './push-world.ts';

let world: PushWorld;
beforeAll(async () => {
  world = await openPushWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.forgetBrowsers();
  await sql`update notifications set push_due = false`.execute(world.site.services.db);
  await sql`delete from graphile_worker._private_jobs`.execute(world.site.services.db);
});

const titles = (browser: { received: Record<string, unknown>[] }) =>
  browser.received.map(({ title }) => title);
/** A message that waits, whatever an operation would have said to its data. */
const write = (kind: string, data: object) =>
  sql`insert into notifications (user_id, kind, data, push_due)
    values (${world.ada}, ${kind}, ${JSON.stringify(data)}::jsonb, true)`.execute(world.site.services.db);
const later = async () => (await world.queued()).filter(({ key }) => key === `push-later:${world.ada}`);

describe('what a push service answers', () => {
  it('201: nothing waits any more', async () => {
    const { browser } = await world.browserOf();
    await world.tell('Taken');
    await world.send();
    expect([titles(browser), await world.waiting(), await later()]).toEqual([['Taken'], 0, []]);
  });

  it.each([404, 410])('%i: the browser is forgotten and nothing waits for it', async (status) => {
    const { browser } = await world.browserOf();
    browser.status = status;
    await world.tell('Gone');
    await world.send();
    expect([await world.browsers(), await world.waiting(), browser.asked]).toEqual([[], 0, 1]);
  });

  it('413: this message is not sent again, the next one is', async () => {
    const { browser } = await world.browserOf();
    browser.status = 413;
    await world.tell('Too large');
    await world.send();
    expect([await world.waiting(), (await world.browsers())[0]?.failing_since]).toEqual([0, null]);
    browser.status = 201;
    await world.tell('Small');
    await world.send();
    expect([titles(browser), browser.asked]).toEqual([['Small'], 2]);
  });

  it.each([
    ['seconds', () => '600', 600],
    ['a date', () => new Date(Date.now() + 600_000).toUTCString(), 600],
    ['a moment', () => '0', 30],
    ['a year', () => '31536000', 86_400],
  ])('429 with %s in Retry-After: it is left alone so long, others are not', async (_, wait, seconds) => {
    const busy = await world.browserOf();
    const free = await world.browserOf();
    Object.assign(busy.browser, { status: 429, retryAfter: wait() });
    await world.tell('One');
    await world.tell('Two');
    const before = Date.now();
    await world.send();
    expect([busy.browser.asked, titles(free.browser)]).toEqual([1, ['One', 'Two']]);
    const [job] = await later();
    expect(job?.queue).toBe(`push:${world.ada}`);
    // The clock of the site is not put forward here; a date has whole seconds.
    const ahead = Number(job?.run_at) - before;
    expect(ahead).toBeGreaterThan((seconds - 2) * 1_000);
    expect(ahead).toBeLessThan((seconds + 60) * 1_000);
    // A message that comes meanwhile does not ask it.
    await world.tell('Three');
    await world.send();
    expect([busy.browser.asked, titles(free.browser)]).toEqual([1, ['One', 'Two', 'Three']]);
    expect(await later()).toHaveLength(1);
  });

  it('429 with Retry-After: after that time it gets what waited, once', async () => {
    const { browser } = await world.browserOf();
    Object.assign(browser, { status: 429, retryAfter: '600' });
    await world.tell('Waits');
    await world.send();
    browser.status = 201;
    await world.send();
    expect(titles(browser)).toEqual([]);
    world.pass(601_000);
    await world.send();
    await world.send();
    expect([titles(browser), await world.waiting()]).toEqual([['Waits'], 0]);
    expect((await world.browsers())[0]).toMatchObject({ failing_since: null, retry_at: null });
  });

  it.each([429, 500, 503, 400, 403, 301, 'garbage', 'silence'] as const)(
    '%s: it is asked again later, others get everything once',
    async (status) => {
      const failing = await world.browserOf();
      const working = await world.browserOf();
      failing.browser.status = status;
      await world.tell('One');
      await world.tell('Two');
      await expect(world.send()).rejects.toThrow('A push service did not take a message.');
      // One message at a time: what does not take the first is not asked about the second.
      expect([failing.browser.asked, titles(working.browser)]).toEqual([1, ['One', 'Two']]);
      failing.browser.status = 201;
      await world.send();
      await world.send();
      expect([titles(failing.browser), titles(working.browser)]).toEqual([
        ['One', 'Two'],
        ['One', 'Two'],
      ]);
      expect(await world.waiting()).toBe(0);
    },
  );

  it('nothing for hours: what waited so long is given up, what came just now is not', async () => {
    const { browser } = await world.browserOf();
    browser.status = 500;
    await world.tell('Long ago');
    await sql`update notifications set created_at = now() - interval '9 hours' where push_due`.execute(
      world.site.services.db,
    );
    await world.tell('Just now');
    await world.giveUp();
    browser.status = 201;
    await world.send();
    expect(titles(browser)).toEqual(['Just now']);
  });
});

describe('which browsers are asked', () => {
  it('those of the receiver, about messages to the receiver', async () => {
    const { browser } = await world.browserOf();
    const { site } = world;
    const dan = await site.addUser('dan@example.com');
    const other = await world.browserOf('dan@example.com');
    await sql`insert into notifications (user_id, kind, data, push_due)
      values (${dan}, 'system-message', '{"title": "To Dan", "body": ""}', true)`.execute(site.services.db);
    await world.tell('To Ada');
    await world.send();
    expect([titles(browser), titles(other.browser)]).toEqual([['To Ada'], []]);
    await other.caller.notifications.unsubscribeBrowser({ endpoint: browser.endpoint });
    expect((await world.browsers()).map(({ endpoint }) => endpoint)).toContain(browser.endpoint);
  });

  it('none whose session is over', async () => {
    const { browser } = await world.browserOf();
    const { db } = world.site.services;
    const [row] = await world.browsers();
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', row?.session_id ?? 0)
      .execute();
    await world.tell('Too late');
    await world.send();
    expect([browser.asked, await world.waiting()]).toEqual([0, 0]);
  });
});

describe('what is sent', () => {
  it('is every message, however many wait, in their order', async () => {
    const { browser } = await world.browserOf();
    const all = Array.from({ length: 50 }, (_, index) => `Message ${index}`);
    for (const title of all) await world.tell(title);
    await world.send();
    expect([titles(browser), await world.waiting()]).toEqual([all, 0]);
  });

  it('goes on with what was committed while others were sent', async () => {
    const { browser } = await world.browserOf();
    const { db } = world.site.services;
    let place: () => void = () => {};
    const placed = new Promise<void>((done) => {
      place = done;
    });
    let commit: () => void = () => {};
    const committed = new Promise<void>((done) => {
      commit = done;
    });
    // This one has the lower position and is committed after the other was sent.
    const slow = db.transaction().execute(async (trx) => {
      const data = { title: 'Slow', body: '' };
      const receivers = [world.ada];
      await notify(world.site.system(), trx, { kind: systemMessage, receivers, actor: null, data });
      place();
      await committed;
    });
    await placed;
    const assertLease = async () => {
      commit();
      await slow;
    };
    await write('system-message', { title: 'Quick', body: '' });
    await world.send(world.site.system(), { ...world.run, assertLease });
    expect([titles(browser), await world.waiting()]).toEqual([['Quick'], 1]);
    await world.send();
    expect([titles(browser), await world.waiting()]).toEqual([['Quick', 'Slow'], 0]);
  });

  it('is sent anew once it is about several people, under the same topic', async () => {
    const { browser } = await world.browserOf();
    await sql`update notification_selections set browser = true where kind = 'new-follower'`.execute(
      world.site.services.db,
    );
    for (const name of ['ben', 'cy']) {
      const fan = await world.site.user(await world.site.addUser(`${name}@example.com`));
      await fan.follows.follow({ type: 'users', id: world.ada });
      await world.send();
    }
    expect(titles(browser)).toEqual([
      expect.stringContaining('followed you'),
      expect.stringContaining('and 1 other followed you'),
    ]);
    expect(new Set(browser.topics).size).toBe(1);
    expect(await world.waiting()).toBe(0);
  });

  it('is written down after each message: an attempt that is cut off is gone on with', async () => {
    const { browser } = await world.browserOf();
    for (const title of ['One', 'Two', 'Three']) await world.tell(title);
    let left = 2;
    const assertLease = async () => {
      left -= 1;
      if (left < 0) throw new Error('Another worker has taken over.');
    };
    await expect(world.send(world.site.system(), { ...world.run, assertLease })).rejects.toThrow(
      'taken over',
    );
    // The third was sent and not written down: it comes again, under the topic it came by.
    await world.send();
    expect(titles(browser)).toEqual(['One', 'Two', 'Three', 'Three']);
    const ids = browser.received.map(({ id }) => String(id).replaceAll('-', ''));
    expect(browser.topics).toEqual(ids);
    expect(new Set(ids).size).toBe(3);
  });

  it('is not ended by an attempt that another worker has taken over from', async () => {
    const { browser } = await world.browserOf();
    await world.tell('Sent');
    let left = 1;
    const assertLease = async () => {
      left -= 1;
      if (left < 0) throw new Error('Another worker has taken over.');
    };
    const attempt = world.send(world.site.system(), { ...world.run, assertLease });
    await expect(attempt).rejects.toThrow('taken over');
    expect(await world.waiting()).toBe(1);
    await world.send();
    expect([titles(browser), await world.waiting()]).toEqual([['Sent'], 0]);
  });

  it('has at most 3,000 bytes, whole letters and no more than its words', async () => {
    const { browser } = await world.browserOf();
    await world.tell('𝄞'.repeat(200), '🎻'.repeat(1_000));
    await world.tell('"'.repeat(200), '\\'.repeat(2_000));
    await world.send();
    expect(browser.bytes).toHaveLength(2);
    for (const size of browser.bytes) expect(size).toBeLessThanOrEqual(3_000);
    const [music] = browser.received;
    expect(music).toMatchObject({ title: '𝄞'.repeat(150), body: '🎻'.repeat(300) });
    for (const message of browser.received) {
      const fields = ['body', 'direction', 'id', 'language', 'link', 'title'];
      expect(Object.keys(message).sort()).toEqual(fields);
    }
  });

  it('leads to the inbox where its own address is too long', async () => {
    const { browser } = await world.browserOf();
    const album = { id: 1, name: 'Songs', slug: '律'.repeat(1_000), tracks: 3 };
    const artist = { id: 1, name: 'Ada', slug: 'ada' };
    await write('artist-release', { artist, album, image: null });
    await write('system-message', { title: '\u0001'.repeat(200), body: '\u0001'.repeat(400) });
    await world.send();
    expect(browser.received).toMatchObject([
      { title: 'Ada released Songs', body: '3 tracks', link: '/notifications' },
      { title: '\u0001'.repeat(150), body: '\u0001'.repeat(300) },
    ]);
    for (const size of browser.bytes) expect(size).toBeLessThanOrEqual(3_000);
  });
});
