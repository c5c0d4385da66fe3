import { type Kysely, sql } from 'kysely';

/**
 * People who make a playlist together with its owner: `add` puts tracks in and takes their own out, `edit` arranges all of
 * it. Who has the link of an invitation joins by it until it is over or revoked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table playlist_members (
    playlist_id bigint not null references playlists on delete cascade,
    user_id bigint not null references users on delete cascade,
    role text not null check (role in ('add', 'edit')),
    joined_at timestamptz not null default now(),
    primary key (playlist_id, user_id)
  )`.execute(db);
  await sql`create index playlist_members_user on playlist_members (user_id)`.execute(db);
  await sql`create table playlist_invites (
    id bigint generated always as identity primary key,
    playlist_id bigint not null references playlists on delete cascade,
    role text not null check (role in ('add', 'edit')),
    token_hash text not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index playlist_invites_playlist on playlist_invites (playlist_id)`.execute(db);
}
