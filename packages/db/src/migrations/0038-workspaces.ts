import { type Kysely, sql } from 'kysely';

/** Teams, who is in them and who is invited; what belongs to a team names it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Roles of workspaces may be called like roles of the site. A built-in one is known by its key.
    sql`alter table roles add column key text check (key in ('owner', 'manager', 'contributor', 'viewer'))`,
    sql`alter table roles drop constraint roles_name_key`,
    sql`create unique index roles_name_key on roles (type, name)`,
    sql`create unique index roles_key on roles (key) where key is not null`,
    sql`insert into roles (name, description, type, key, permissions)
      select name, description, 'workspace', key,
        (select jsonb_agg(jsonb_build_object('name', p, 'restrictions', '[]'::jsonb)) from unnest(held) p)
      from (values
        ('Owner', 'May do everything, also delete the workspace.', 'owner',
          array['workspace.update', 'workspace.members', 'workspace.artists', 'workspace.drafts', 'workspace.publish',
            'workspace.insights']),
        ('Manager', 'Looks after members, artists and releases.', 'manager',
          array['workspace.update', 'workspace.members', 'workspace.artists', 'workspace.drafts', 'workspace.publish',
            'workspace.insights']),
        ('Contributor', 'Uploads files and works on drafts.', 'contributor',
          array['workspace.drafts', 'workspace.insights']),
        ('Viewer', 'Sees drafts, files and insights.', 'viewer', array['workspace.insights'])
      ) as built_in (name, description, key, held)`,
    sql`create table workspaces (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 80),
      image_hash text,
      owner_id bigint not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`create index workspaces_image on workspaces (image_hash) where image_hash is not null`,
    sql`create table workspace_members (
      workspace_id bigint not null references workspaces on delete cascade,
      user_id bigint not null references users on delete cascade,
      role_id bigint not null references roles,
      created_at timestamptz not null default now(),
      primary key (workspace_id, user_id)
    )`,
    sql`create index workspace_members_user on workspace_members (user_id, workspace_id)`,
    sql`create index workspace_members_role on workspace_members (role_id)`,
    // The owner is a member. Checked at the end, because each of the two rows names the other.
    sql`alter table workspaces add constraint workspaces_owner foreign key (id, owner_id)
      references workspace_members (workspace_id, user_id) deferrable initially deferred`,
    sql`create index workspaces_owner_member on workspaces (owner_id, id)`,

    sql`create table workspace_invites (
      id uuid primary key default gen_random_uuid(),
      workspace_id bigint not null references workspaces on delete cascade,
      email text,
      token_hash text not null unique,
      role_id bigint not null references roles on delete cascade,
      invited_by bigint references users on delete cascade,
      max_uses integer not null check (max_uses > 0),
      uses integer not null default 0 check (uses <= max_uses),
      expires_at timestamptz not null,
      sent_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    )`,
    // Somebody is invited once; sending again renews it.
    sql`create unique index workspace_invites_address on workspace_invites (workspace_id, lower(email))
      where email is not null`,
    sql`create index workspace_invites_email on workspace_invites (lower(email)) where email is not null`,
    sql`create index workspace_invites_role on workspace_invites (role_id)`,
    sql`create index workspace_invites_inviter on workspace_invites (invited_by) where invited_by is not null`,
    sql`create index workspace_invites_expiry on workspace_invites (expires_at)`,

    // Without `on delete`: what a workspace has is handed over before it goes.
    sql`alter table artists add column workspace_id bigint references workspaces`,
    sql`create index artists_workspace on artists (workspace_id, sort_key, id) where workspace_id is not null`,
    sql`alter table access_tokens add column workspace_id bigint references workspaces on delete cascade`,
    sql`create index access_tokens_workspace on access_tokens (workspace_id) where workspace_id is not null`,
    sql`alter table audit_events add column workspace_id bigint`,
    sql`create index audit_events_workspace on audit_events (workspace_id, id) where workspace_id is not null`,
    // One folder of a name in a place: of a person, or of all members of a workspace.
    sql`drop index file_entries_folder`,
    sql`create unique index file_entries_folder on file_entries (workspace_id,
      (case workspace_id when 0 then owner_id else 0 end), coalesce(parent_id, 0), name)
      where type = 'folder' and deleted_at is null`,
    sql`create index file_entries_workspace on file_entries (workspace_id, parent_id) where workspace_id <> 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}
