import type { Database } from '@kantele/db';
import { type Insertable, sql } from 'kysely';
import type { TestSite } from '../../testing.ts';
import { untilWaiting } from '../../testing-locks.ts';

let serial = 0;

/** An entry of the file manager, written straight to its table; a file unless said otherwise. */
export async function addEntry(
  { services }: Pick<TestSite, 'services'>,
  values: Partial<Insertable<Database['file_entries']>> & { name: string; owner_id: number },
): Promise<number> {
  serial += 1;
  const { type = 'file', name } = values;
  const file = { mime: 'text/plain', sha256: 'a'.repeat(64), storage_key: `uploads/lonely-${serial}` };
  const row = await services.db
    .insertInto('file_entries')
    .values({ type, name_key: name, ...(type === 'file' ? file : {}), ...values } as Insertable<
      Database['file_entries']
    >)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A team with its owner alone, and a file of somebody who was a member. */
export async function lonelyTeam(site: TestSite, name: string) {
  serial += 1;
  const owner = await site.addUser(`lonely-${serial}@example.com`, { roles: ['Users', 'Artists'] });
  const former = await site.addUser(`former-${serial}@example.com`);
  const { workspace } = await (await site.user(owner)).workspaces.create({ name });
  await addEntry(site, { name: 'Former song', owner_id: former, workspace_id: workspace.id });
  return { id: workspace.id, owner, former };
}

/** What names a team that is not there, in every column that names one, and teams that are not their owner’s. */
export async function brokenTeams({ services: { db } }: TestSite): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('workspace_id', 'team_id') and table_name <> 'audit_events'`.execute(
    db,
  );
  const broken = columns.map(
    ({ table, column }) =>
      sql<{
        what: string;
      }>`select ${`${table}.${column} `} || ${sql.ref(column)} as what from ${sql.table(table)}
      where ${sql.ref(column)} <> 0 and not exists (select from workspaces w where w.id = ${sql.ref(column)})`,
  );
  const unowned = sql<{ what: string }>`select 'owner of ' || w.id as what from workspaces w where
    (select array_agg(m.user_id) from workspace_members m join roles r on r.id = m.role_id
      where m.workspace_id = w.id and r.key = 'owner') is distinct from array[w.owner_id]`;
  const found = await Promise.all([...broken, unowned].map((query) => query.execute(db)));
  return found.flatMap(({ rows }) => rows.map(({ what }) => what));
}

/**
 * Begins calls while a team is locked, each once the one before waits, then lets go: they come in this order.
 * @returns the calls
 */
export async function holdingTeam(
  { services: { db } }: TestSite,
  id: number,
  calls: readonly (() => Promise<unknown>)[],
): Promise<Promise<unknown>[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select from workspaces where id = ${id} for update`.execute(trx);
    const begun: Promise<unknown>[] = [];
    for (const call of calls) {
      const going = call();
      begun.push(going);
      await untilWaiting(db, begun.length, going);
    }
    return begun;
  });
}
