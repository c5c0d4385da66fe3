import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate, migrations } from '../migrate.ts';
import { withDatabase } from '../testing-migrations.ts';

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0085'));

it('files and uploads of workspaces that are gone go to who sent them, the same each time; what names none is refused', async () => {
  await withDatabase('', async (db) => {
    await migrate(db, before);
    const entry = (id: number, type: string, name: string, more: Record<string, unknown>) => {
      const { owner, team, parent = null, path = '' } = more as Record<string, string | number | null>;
      const file = type === 'file' ? [`k${id}`, 'x', 'text/plain'] : [null, null, null];
      return sql`insert into file_entries (id, type, name, name_key, owner_id, workspace_id, parent_id, path, storage_key,
        sha256, mime) overriding system value values (${id}, ${type}, ${name}, ${name}, ${owner}, ${team}, ${parent},
        ${path}, ${file[0]}, ${file[1]}, ${file[2]})`.execute(db);
    };
    await sql`insert into users (id, email, display_name) overriding system value
      values (1, 'a@example.com', 'A'), (2, 'b@example.com', 'B')`.execute(db);
    await sql`with team as (insert into workspaces (id, name, owner_id) overriding system value values (5, 'There', 1))
      insert into workspace_members (workspace_id, user_id, role_id) select 5, u.id, r.id from users u
      join roles r on r.key = case u.id when 1 then 'owner' else 'viewer' end`.execute(db);
    await sql`insert into workspace_invites (workspace_id, email, token_hash, role_id, max_uses, expires_at)
      select 5, email, email, (select id from roles where key = 'viewer'), 1, now() + interval '1 day'
      from unnest(array['B@example.com', 'c@example.com']) email`.execute(db);
    await entry(10, 'folder', 'Of A', { owner: 1, team: 9 });
    await entry(11, 'folder', 'Disc', { owner: 2, team: 9, parent: 10, path: '10/' });
    await entry(12, 'file', 'Deep', { owner: 2, team: 9, parent: 11, path: '10/11/' });
    await entry(13, 'folder', 'Disc', { owner: 2, team: 9 });
    await entry(14, 'file', 'Of A too', { owner: 1, team: 9, parent: 13, path: '13/' });
    await entry(15, 'file', 'Stays', { owner: 2, team: 5 });
    await entry(16, 'file', 'Own', { owner: 2, team: 0 });
    await sql`insert into upload_sessions (id, transport, owner_id, workspace_id, name, size, mime, target, storage_key, expires_at)
      values ('0123456789abcdef', 'tus', 2, 9, 'x', 1, 'x', '{"parent_id": 10, "folders": []}', 'x', now())`.execute(
      db,
    );
    await sql`select setval(pg_get_serial_sequence('file_entries', 'id'), 100)`.execute(db);

    await migrate(db);
    const { rows } = await sql<{ owner_id: number; name: string; id: number; at: string; team: number }>`
      select e.owner_id, e.name, e.workspace_id as team, coalesce((select string_agg(p.name, '/' order by length(p.path))
        from file_entries p where e.path like '%' || p.id || '/%'), '') as at from file_entries e
      order by e.owner_id, e.id`.execute(db);
    expect(rows.map(({ owner_id, name, at, team }) => [owner_id, team, at, name])).toEqual([
      [1, 0, 'Workspace 9', 'Of A'],
      [1, 0, 'Workspace 9', 'Of A too'],
      [1, 0, '', 'Workspace 9'],
      [2, 0, 'Workspace 9', 'Disc'],
      [2, 0, 'Workspace 9/Disc', 'Deep'],
      [2, 0, 'Workspace 9', 'Disc (13)'],
      [2, 5, '', 'Stays'],
      [2, 0, '', 'Own'],
      [2, 0, '', 'Workspace 9'],
    ]);
    const { rows: uploads } = await sql`select workspace_id, target from upload_sessions`.execute(db);
    expect(uploads).toEqual([{ workspace_id: 0, target: { parent_id: null, folders: [] } }]);
    const { rows: invites } = await sql`select email, uses from workspace_invites order by email`.execute(db);
    expect(invites).toEqual(
      expect.arrayContaining([
        { email: 'B@example.com', uses: 1 },
        { email: 'c@example.com', uses: 0 },
      ]),
    );
    for (const broken of [
      sql`update file_entries set workspace_id = 9 where id = 16`,
      sql`update upload_sessions set workspace_id = 9`,
      sql`delete from workspaces where id = 5`,
    ])
      await expect(broken.execute(db)).rejects.toMatchObject({ code: '23503' });
  });
});
