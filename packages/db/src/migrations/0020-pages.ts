import { type Kysely, sql } from 'kysely';

/** Custom pages. What visitors can see of them is part of the state of the site: a change makes kept pages anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table pages (
      id bigint generated always as identity primary key,
      title text not null,
      title_key text not null,
      slug text not null unique,
      body text not null default '',
      type text not null default 'default' check (type in ('default')),
      visibility text not null default 'draft' check (visibility in ('draft', 'public')),
      audience text not null default 'everybody' check (audience in ('everybody', 'signed_in', 'roles')),
      seo_title text not null default '',
      seo_description text not null default '',
      seo_image text,
      author_id bigint references users on delete set null,
      rev integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`create index pages_title on pages (title_key, id)`,
    sql`create index pages_author on pages (author_id) where author_id is not null`,
    sql`create table page_roles (
      page_id bigint not null references pages on delete cascade,
      role_id bigint not null references roles on delete cascade,
      primary key (page_id, role_id)
    )`,
    sql`create index page_roles_role on page_roles (role_id)`,
    sql`create trigger pages_added after insert on pages for each row
      when (new.visibility = 'public') execute function raise_site_revision()`,
    sql`create trigger pages_changed after update on pages for each row
      when (old.visibility = 'public' or new.visibility = 'public') execute function raise_site_revision()`,
    sql`create trigger pages_removed after delete on pages for each row
      when (old.visibility = 'public') execute function raise_site_revision()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
