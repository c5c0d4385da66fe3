import { type Kysely, sql } from 'kysely';

/**
 * Files and uploads name a workspace that is there. Before, 0 stands for none, which no key can refer to: a generated
 * column beside has null instead. Files of workspaces that are gone go to who has uploaded them, each workspace into a
 * folder of its own; of two folders of a name that meet there the later one has its id behind it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const gone = sql`workspace_id <> 0 and not exists (select from workspaces w where w.id = workspace_id)`;
  const statements = [
    sql`insert into file_entries (type, name, name_key, owner_id)
      select distinct 'folder', 'Workspace ' || workspace_id, 'workspace ' || workspace_id, owner_id
      from file_entries where ${gone} on conflict do nothing`,
    sql`with recursive tree as (
        select e.id, e.owner_id, f.id as parent_id, f.id || '/' as path, row_number() over (
          partition by e.owner_id, e.workspace_id, e.type, e.name, e.deleted_at is null order by e.id) as nth
        from file_entries e
        join file_entries f on f.owner_id = e.owner_id and f.workspace_id = 0 and f.parent_id is null
          and f.type = 'folder' and f.deleted_at is null and f.name = 'Workspace ' || e.workspace_id
        left join file_entries p on p.id = e.parent_id
        where e.workspace_id <> 0 and not exists (select from workspaces w where w.id = e.workspace_id)
          and (p.id is null or p.owner_id <> e.owner_id)
        union all
        select e.id, e.owner_id, t.id, t.path || t.id || '/', 1
        from tree t join file_entries e on e.parent_id = t.id and e.owner_id = t.owner_id
      )
      update file_entries e set workspace_id = 0, parent_id = t.parent_id, path = t.path,
        name = case when e.type = 'folder' and t.nth > 1 then left(e.name, 230) || ' (' || e.id || ')' else e.name end
      from tree t where e.id = t.id`,
    sql`update upload_sessions set workspace_id = 0, target = jsonb_set(target, '{parent_id}', 'null') where ${gone}`,

    // Without `on delete`: what a workspace has is handed over before it goes.
    ...['file_entries', 'upload_sessions'].flatMap((table) => [
      sql`alter table ${sql.table(table)} add column team_id bigint generated always as (nullif(workspace_id, 0)) stored
        references workspaces`,
      sql`create index ${sql.id(`${table}_team`)} on ${sql.table(table)} (team_id) where team_id is not null`,
    ]),
  ];
  for (const statement of statements) await statement.execute(db);
}
