import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../testing.ts';

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
      await site.addUser('viewer@example.com', { roles: [], permissions: ['users.manage'] }),
    );
    expect((await refusal(other.users.deleteView({ id: views[0]?.id ?? 0 }))).code).toBe('not_found');
  });
});
