import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

describe('saved views', () => {
  it('are one’s own and replaced by name', async () => {
    const caller = site.as('admin');
    await caller.users.saveView({ screen: 'users', name: 'Open', search: 'verified=false' });
    const { views } = await caller.users.saveView({ screen: 'users', name: 'Open', search: 'verified=true' });
    expect(views).toMatchObject([{ name: 'Open', search: 'verified=true' }]);
    const other = await site.user(
      await site.addUser('viewer@example.com', { roles: [], permissions: ['admin.access'] }),
    );
    expect((await refusal(other.users.deleteView({ id: views[0]?.id ?? 0 }))).code).toBe('not_found');
  });

  it('are seen and removed by their owner alone', async () => {
    const [one, other] = await Promise.all(
      ['view-one@example.com', 'view-other@example.com'].map(async (email) =>
        site.user(await site.addUser(email, { roles: ['Admins'] })),
      ),
    );
    await one?.users.saveView({ screen: 'users', name: 'Mine', search: '?query=a' });
    const listed = async (caller: typeof one) =>
      (await caller?.users.savedViews({ screen: 'users' }))?.views ?? [];
    const [own] = await listed(one);
    expect(await listed(other)).toEqual([]);
    const removed = other?.users.deleteView({ id: own?.id ?? 0 }) ?? Promise.resolve();
    expect((await refusal(removed)).code).toBe('not_found');
    expect(await listed(one)).toHaveLength(1);
  });

  it('are fifty for a screen; one of them can still be replaced', async () => {
    const caller = await site.user(await site.addUser('many-views@example.com', { roles: ['Admins'] }));
    const save = (n: number, search = 'a') =>
      caller.users.saveView({ screen: 'users', name: `View ${n}`, search });
    for (let n = 0; n < 50; n += 1) await save(n);
    expect((await refusal(save(50))).fields).toHaveProperty('name');
    expect((await save(0, 'b')).views).toHaveLength(50);
  });
});
