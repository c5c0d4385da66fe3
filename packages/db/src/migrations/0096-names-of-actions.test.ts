import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate, migrations } from '../migrate.ts';
import { withDatabase } from '../testing-migrations.ts';

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0096'));

it('what was done before is called as what is done now', async () => {
  await withDatabase('', async (db) => {
    await migrate(db, before);
    await sql`insert into audit_events (actor_name, action, object_type, data) values
      ('A', 'workspaces.hand-over', 'artist', '{}'), ('A', 'social.connect', 'user', '{}'),
      ('A', 'backstage.request', 'backstage-request', '{}'), ('A', 'users.sign_in_as', 'user', '{}')`.execute(
      db,
    );
    await migrate(db);
    const { rows } = await sql`select action, object_type from audit_events order by id`.execute(db);
    expect(rows).toEqual([
      { action: 'workspaces.hand_over', object_type: 'artist' },
      { action: 'social_login.connect', object_type: 'user' },
      { action: 'backstage.request', object_type: 'backstage_request' },
      { action: 'users.sign_in_as', object_type: 'user' },
    ]);
  });
});
