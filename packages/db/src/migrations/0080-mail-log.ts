import { type Kysely, sql } from 'kysely';

/** What the log of mails shows and sorts by: `number` is the order of time, `resends` how often a person sent one again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table mails
      add column number bigint not null generated always as identity,
      add column tries integer not null default 0 check (tries >= 0),
      add column resends integer not null default 0 check (resends >= 0)`,
    sql`create unique index mails_number on mails (number)`,
    sql`create index mails_state on mails (state, number)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
