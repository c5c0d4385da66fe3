import { type RawBuilder, sql } from 'kysely';

/** How many messages a user has not read. */
export function unreadOf(userId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*) from notifications
    where user_id = ${userId} and in_app and read_at is null)`;
}
