import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

/** The newest event of a kind, as an admin reads it. */
async function newest(action: string) {
  const { pagination } = await site.as('admin').audit.list({ action, per_page: 1 });
  const [event] = pagination.data;
  if (!event) throw new Error(`There is no event ${action}.`);
  return event;
}

describe('an event', () => {
  it('names what it is about as it is called now, and what is gone as it was called', async () => {
    const admin = await site.user();
    const { role } = await admin.roles.create({ name: 'Stewards', description: '', permissions: [] });
    await admin.roles.update({ id: role.id, name: 'Keepers' });
    expect(await newest('roles.update')).toMatchObject({ object_id: `${role.id}`, object_name: 'Keepers' });
    await admin.roles.delete({ id: role.id });
    expect((await newest('roles.delete')).object_name).toBe('Keepers');
    expect((await newest('roles.update')).object_name).toBeNull();
    const { workspace } = await admin.workspaces.create({ name: 'Harbour' });
    await admin.workspaces.delete({ id: workspace.id });
    expect((await newest('workspaces.delete')).object_name).toBe('Harbour');
  });

  it('keeps no name of a person who is gone', async () => {
    const admin = await site.user();
    const id = await site.addUser('gone@example.com');
    await admin.users.suspend({ ids: [id], reason: 'Noise' });
    expect((await newest('users.suspend')).object_name).not.toBeNull();
    await admin.users.remove({ ids: [id] });
    expect(await newest('users.delete')).toMatchObject({ object_name: null, data: {} });
  });

  it('names settings in the language of the reader', async () => {
    const admin = await site.user();
    await admin.settings.update({ values: { 'site.description': 'Words' } });
    expect((await newest('settings.update')).settings).toEqual(['Description']);
  });
});
