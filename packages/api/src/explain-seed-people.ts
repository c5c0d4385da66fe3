import type { Db } from '@kantele/db';
import { sql } from 'kysely';

const names = `(array['Ada','Bo','Carla','Dmitri','Eero','Fatima','Gus','Hanna','Ines','Jonas','Kaya','Lena','Mikko',
  'Noor','Otto','Pia','Quinn','Rosa','Sven','Tara'])`;
const actions = `(array['auth.login','auth.login','auth.login','auth.login','auth.login','auth.register',
  'auth.change_password','users.update','users.suspend','settings.update'])`;

const statements = [
  `insert into users (email, display_name, email_verified_at, created_at, suspended_at, suspended_until)
    select 'person' || n || '@mail' || n % 30 || '.example', ${names}[1 + n % 20] || ' ' || ${names}[1 + n / 20 % 20] || ' ' || n,
      case when n % 12 > 0 then now() end, now() - make_interval(hours => (100000 - n) / 4),
      case when n % 2000 = 0 then now() end, case when n % 4000 = 0 then now() + interval '9 days' end
    from generate_series(1, 100000) n`,
  // Everybody has the first role, few have others: 6 is that of users, 7 that of artists, 8 that of editors.
  `insert into user_roles (user_id, role_id) select id, 6 from users`,
  `insert into user_roles (user_id, role_id) select id, 7 from users where id % 100 = 0`,
  `insert into user_roles (user_id, role_id) select id, 8 from users where id % 9000 = 0`,
  `insert into pages (title, title_key, slug, body, visibility, author_id)
    select 'Page ' || n, 'page ' || n, 'page-' || n, repeat('<p>words</p>', 50), 'public', 1 + n % 9 from generate_series(1, 5000) n`,
  `insert into audit_events (actor_id, actor_name, action, object_type, object_id, created_at)
    select case when n % 5 = 0 then 2 else 1 + (n * 7919::bigint) % 100000 end, 'Somebody', ${actions}[1 + n % 10], 'user',
      n::text, now() - make_interval(mins => 100000 - n) from generate_series(1, 100000) n`,
  `insert into audit_events (actor_id, actor_name, action) select 1, 'Admin', 'roles.delete' from generate_series(1, 5)`,
  `insert into mails (template, recipient, language, state)
    select 'password-changed', 'person' || n || '@example.com', 'en', case when n % 500 = 0 then 'failed' else 'sent' end
    from generate_series(1, 20000) n`,
  `insert into sessions (id_hash, user_id, expires_at, remember)
    select 'hash ' || n, n, now() + interval '9 days', true from generate_series(1, 20000) n`,
  `insert into access_tokens (user_id, name, token_hash, scope)
    select n, 'Token', 'hash ' || n, 'read' from generate_series(1, 5000) n`,
];

/** 100,000 users with roles, sessions and tokens, 100,000 audit events, 20,000 mails, and 5,000 pages. */
export async function seedManyPeople(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements) await sql.raw(statement).execute(trx);
  });
}
