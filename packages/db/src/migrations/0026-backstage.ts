import { type Kysely, sql } from 'kysely';

/** Who works for an artist, and who asks to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table artist_members (
      artist_id bigint not null references artists on delete cascade,
      user_id bigint not null references users on delete cascade,
      role text not null default 'editor' check (role in ('owner', 'editor')),
      created_at timestamptz not null default now(),
      primary key (artist_id, user_id)
    )`,
    sql`create index artist_members_user on artist_members (user_id, artist_id)`,

    sql`create table backstage_requests (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      kind text not null check (kind in ('become', 'claim', 'verify')),
      artist_id bigint references artists on delete cascade,
      artist_name text,
      message text not null default '',
      state text not null default 'pending' check (state in ('pending', 'approved', 'denied')),
      reason text,
      decided_by bigint references users on delete set null,
      decided_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((kind = 'become') = (artist_name is not null))
    )`,
    // One open request of a kind for an artist: a second press changes nothing.
    sql`create unique index backstage_requests_open
      on backstage_requests (user_id, kind, coalesce(artist_id, 0)) where state = 'pending'`,
    sql`create index backstage_requests_state on backstage_requests (state, id)`,
    sql`create index backstage_requests_user on backstage_requests (user_id, id)`,
    sql`create index backstage_requests_artist on backstage_requests (artist_id) where artist_id is not null`,
    sql`create index backstage_requests_decider on backstage_requests (decided_by) where decided_by is not null`,
    sql`create table backstage_evidence (
      request_id bigint not null references backstage_requests on delete cascade,
      entry_id bigint not null references file_entries on delete cascade,
      primary key (request_id, entry_id)
    )`,
    sql`create index backstage_evidence_entry on backstage_evidence (entry_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
