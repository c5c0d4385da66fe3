import { type Expression, sql } from 'kysely';

/** Display name of the user an expression is the id of; null without one. */
export function nameOfUser(id: Expression<unknown>) {
  return sql<string | null>`(select display_name from users where users.id = ${id})`;
}
