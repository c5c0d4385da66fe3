import { type Kysely, sql } from 'kysely';

/**
 * An invitation that was mailed stays when it is used up, so that its link leads to the team again; somebody may be
 * invited anew after that. Open ones of people who have become members by another way are used up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`update workspace_invites i set uses = i.max_uses from workspace_members m join users u on u.id = m.user_id
      where m.workspace_id = i.workspace_id and lower(i.email) = lower(u.email) and i.uses < i.max_uses`,
    sql`drop index workspace_invites_address`,
    sql`create unique index workspace_invites_address on workspace_invites (workspace_id, lower(email))
      where email is not null and uses < max_uses`,
  ];
  for (const statement of statements) await statement.execute(db);
}
