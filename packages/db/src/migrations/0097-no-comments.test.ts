import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate, migrations } from '../migrate.ts';
import { withDatabase } from '../testing-migrations.ts';

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0097'));

it('nobody holds a permission to comment any more; the others stay, in their order', async () => {
  await withDatabase('', async (db) => {
    await migrate(db, before);
    const names = (...list: string[]) => JSON.stringify(list.map((name) => ({ name, restrictions: [] })));
    const many = names('users.view', 'comments.view', 'comments.manage', 'api.access');
    await sql`insert into roles (name, permissions) values ('Many', ${many}::jsonb),
      ('Only', ${names('comments.create')}::jsonb), ('None', '[]')`.execute(db);
    await sql`insert into users (email, display_name, permissions) values ('a@example.com', 'A', ${many}::jsonb)`.execute(
      db,
    );
    await sql`insert into products (name, permissions) values ('Plus', ${many}::jsonb)`.execute(db);
    await migrate(db);
    const { rows } =
      await sql`select name, jsonb_path_query_array(permissions, '$[*].name') as names from roles where key is null
      union all select display_name, jsonb_path_query_array(permissions, '$[*].name') from users
      union all select name, jsonb_path_query_array(permissions, '$[*].name') from products order by 1`.execute(
        db,
      );
    const rest = ['users.view', 'api.access'];
    expect(rows).toEqual([
      { name: 'A', names: rest },
      { name: 'Many', names: rest },
      { name: 'None', names: [] },
      { name: 'Only', names: [] },
      { name: 'Plus', names: rest },
    ]);
  });
});
