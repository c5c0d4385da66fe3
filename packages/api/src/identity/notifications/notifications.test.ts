import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import { newFollower } from './kinds/new-follower.ts';
import { systemMessage } from './kinds/system-message.ts';
import { notify } from './notify.ts';
import { tellUsers } from './send-system-message.ts';

let site: TestSite;
let [ada, ben, cy]: [number, number, number] = [0, 0, 0];
beforeAll(async () => {
  site = await createTestSite();
  ada = await site.addUser('ada@example.com');
  ben = await site.addUser('ben@example.com');
  cy = await site.addUser('cy@example.com');
});
afterAll(() => site.close());

const tell = (receivers: number[], title: string, actor: number | null = null) =>
  site.services.db
    .transaction()
    .execute((trx) =>
      notify(site.system(), trx, { kind: systemMessage, receivers, actor, data: { title, body: '' } }),
    );
const followed = (actor: number, receiver: number) =>
  site.services.db
    .transaction()
    .execute((trx) =>
      notify(site.system(), trx, { kind: newFollower, receivers: [receiver], actor, data: {} }),
    );
const inbox = async (user: number) => {
  const { pagination } = await (await site.user(user)).notifications.list({});
  return pagination.data;
};
const texts = async (user: number) => (await inbox(user)).map(({ data }) => data.lines[0]?.content);

describe('the inbox', () => {
  it('shows one’s own messages only, the newest first, by pages', async () => {
    for (const title of ['First', 'Second', 'Third']) await tell([ada], title);
    await tell([ben], 'For another');
    expect(await texts(ada)).toEqual(['Third', 'Second', 'First']);
    const caller = await site.user(ada);
    const { pagination } = await caller.notifications.list({ per_page: 2 });
    const rest = await caller.notifications.list({ per_page: 2, cursor: pagination.next_cursor });
    expect(rest.pagination.data.map(({ data }) => data.lines[0]?.content)).toEqual(['First']);
  });

  it('is not for guests', async () => {
    expect((await refusal((await site.guest()).notifications.list({}))).code).toBe('unauthenticated');
  });

  it('marks as read what one asks for, then all; messages of others stay as they are', async () => {
    const caller = await site.user(ada);
    const [first] = await inbox(ada);
    const [other] = await inbox(ben);
    const ids = [first?.id ?? '', other?.id ?? ''];
    expect(await caller.notifications.markAsRead({ ids })).toEqual({ unreadCount: 2 });
    expect(await caller.notifications.markAsRead({ ids })).toEqual({ unreadCount: 2 });
    expect((await inbox(ben))[0]?.read_at).toBeNull();
    expect(await caller.notifications.markAsRead({ markAllAsRead: true })).toEqual({ unreadCount: 0 });
    expect((await inbox(ada)).every(({ read_at }) => read_at !== null)).toBe(true);
    expect((await refusal(caller.notifications.markAsRead({}))).fields).toHaveProperty('ids');
  });

  it('marks all as read up to the newest that was shown', async () => {
    const cleo = await site.addUser('cleo@example.com');
    const caller = await site.user(cleo);
    await tell([cleo], 'Shown');
    const [shown] = await inbox(cleo);
    await tell([cleo], 'Came meanwhile');
    const upTo = shown?.created_at ?? '';
    expect(await caller.notifications.markAsRead({ markAllAsRead: true, upTo })).toEqual({ unreadCount: 1 });
    expect((await inbox(cleo)).map(({ read_at }) => read_at === null)).toEqual([true, false]);
  });

  it('removes a message of one’s own, and none of another', async () => {
    const [other] = await inbox(ben);
    const [own] = await inbox(ada);
    const caller = await site.user(ada);
    expect((await refusal(caller.notifications.remove({ id: other?.id ?? '' }))).code).toBe('not_found');
    await caller.notifications.remove({ id: own?.id ?? '' });
    expect((await inbox(ada)).map(({ id }) => id)).not.toContain(own?.id);
  });
});

describe('who is told', () => {
  it('nobody of an act of their own, nobody who is suspended, nobody of what was rolled back', async () => {
    const before = (await inbox(cy)).length;
    await tell([cy], 'Own act', cy);
    const rolledBack = site.services.db.transaction().execute(async (trx) => {
      await notify(site.system(), trx, {
        kind: systemMessage,
        receivers: [cy],
        actor: null,
        data: { title: 'No', body: '' },
      });
      throw new Error('The cause failed.');
    });
    await expect(rolledBack).rejects.toThrow('cause');
    const db = site.services.db;
    await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', cy).execute();
    await tell([cy], 'While suspended');
    await db.updateTable('users').set({ suspended_at: null }).where('id', '=', cy).execute();
    expect((await inbox(cy)).length).toBe(before);
  });

  it('several people who do the same are one message; a read one stays as it is', async () => {
    const more = await Promise.all([1, 2].map((n) => site.addUser(`fan${n}@example.com`)));
    for (const fan of [ben, ...more, ben]) await followed(fan, cy);
    expect(await texts(cy)).toEqual(['\u2068ben\u2069 and 2 others followed you']);
    await (await site.user(cy)).notifications.markAsRead({ markAllAsRead: true });
    await followed(ada, cy);
    expect(await texts(cy)).toEqual([
      '\u2068ada\u2069 followed you',
      '\u2068ben\u2069 and 2 others followed you',
    ]);
  });

  it('a message about somebody is gone with the account', async () => {
    const gone = await site.addUser('gone@example.com');
    const before = await texts(ben);
    await followed(gone, ben);
    expect(await texts(ben)).toEqual(['\u2068gone\u2069 followed you', ...before]);
    await site.services.db.deleteFrom('users').where('id', '=', gone).execute();
    expect(await texts(ben)).toEqual(before);
  });
});

describe('preferences', () => {
  it('what is switched off is not told; the whole choice is kept', async () => {
    const caller = await site.user(ada);
    const { groups, user_selections } = await caller.notifications.subscriptions();
    expect(groups.map(({ group_name }) => group_name)).toEqual([
      'Following',
      'Backstage',
      'Account',
      'This site',
    ]);
    const offered = (all: { notif_id: string }[]) => all.map(({ notif_id }) => notif_id);
    expect(offered(user_selections)).not.toContain('import-finished');
    const admin = await (await site.user()).notifications.subscriptions();
    expect(offered(admin.user_selections)).toContain('import-finished');
    const selections = user_selections.map(({ notif_id, channels }) => ({
      notif_id,
      channels: notif_id === 'system-message' ? { ...channels, in_app: false } : channels,
    }));
    const saved = await caller.notifications.updateSubscriptions({ selections });
    expect(saved.user_selections).toEqual(selections);
    const before = await texts(ada);
    await tell([ada], 'Not wanted');
    expect(await texts(ada)).toEqual(before);
    const wrong = caller.notifications.updateSubscriptions({ selections: [{ notif_id: 'x', channels: {} }] });
    expect((await refusal(wrong)).fields).toHaveProperty('selections');
  });

  it('are those of each user', async () => {
    const preferences = async (user: number) => (await site.user(user)).notifications.subscriptions();
    const before = await preferences(cy);
    const { user_selections } = await preferences(ben);
    const nothing = { in_app: false, email: false, browser: false };
    const selections = user_selections.map((selection) => ({ ...selection, channels: nothing }));
    const { notifications } = await site.user(ben);
    await notifications.updateSubscriptions({ selections, mail_frequency: 'weekly' });
    expect(await preferences(cy)).toEqual(before);
    await notifications.updateSubscriptions({ selections: user_selections });
  });

  it('a kind is muted in place', async () => {
    const caller = await site.user(ada);
    await caller.notifications.mute({ notif_id: 'new-follower' });
    const before = await texts(ada);
    await followed(ben, ada);
    expect(await texts(ada)).toEqual(before);
    expect((await refusal(caller.notifications.mute({ notif_id: 'none' }))).code).toBe('not_found');
  });
});

describe('messages of the site', () => {
  it('go to everybody once, however often the job is tried, and as a test to oneself', async () => {
    const editor = await site.user();
    await editor.notifications.sendSystemMessage({ title: 'Only me', test: true });
    expect(await texts(1)).toContain('Only me');
    expect(await texts(ben)).not.toContain('Only me');
    const message = { id: '019a0000-0000-7000-8000-000000000001', title: 'Hello', body: '', after: 0 };
    const run = { assertLease: async () => {} };
    const lost = { assertLease: () => Promise.reject(new Error('Another worker has this job.')) };
    await expect(tellUsers(site.system(), message, lost)).rejects.toThrow();
    expect(await texts(ben)).not.toContain('Hello');
    await tellUsers(site.system(), message, run);
    await (await site.user(ben)).notifications.markAsRead({ markAllAsRead: true });
    await tellUsers(site.system(), message, run);
    expect((await texts(ben)).filter((text) => text === 'Hello')).toHaveLength(1);
    const call = (await site.user(ben)).notifications.sendSystemMessage({ title: 'No' });
    expect((await refusal(call)).code).toBe('forbidden');
  });
});
