import { type Kysely, sql } from 'kysely';

/** Names of what was done are spelled in one way: the domain, a dot and a verb, words joined by `_`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update audit_events set action = replace(regexp_replace(action, '^social[.]', 'social_login.'), '-', '_')
    where action like 'social.%' or action like '%-%'`.execute(db);
  await sql`update audit_events set object_type = 'backstage_request' where object_type = 'backstage-request'`.execute(
    db,
  );
}
