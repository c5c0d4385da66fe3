import { type Kysely, sql } from 'kysely';

/** The look of the site: what is being changed and not published yet, and every state that was published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table appearance_state (
      id boolean primary key default true check (id),
      rev bigint not null default 0,
      draft jsonb,
      author_id bigint references users (id) on delete set null,
      updated_at timestamptz not null default now()
    )`,
    sql`insert into appearance_state default values`,
    sql`create table appearance_revisions (
      id bigint generated always as identity primary key,
      look jsonb not null,
      note text not null default '',
      author_id bigint references users (id) on delete set null,
      created_at timestamptz not null default now()
    )`,
    sql`create index appearance_revisions_author on appearance_revisions (author_id)`,
    sql`create index appearance_state_author on appearance_state (author_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
