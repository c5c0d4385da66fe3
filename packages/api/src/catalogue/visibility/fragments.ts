import { type RawBuilder, sql } from 'kysely';

/** Of a row of albums or tracks: everybody who has the link may see it. The same as `isOpen` of the policy. */
export function openRow(table: string, now: Date): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column('visibility')} in ('public', 'unlisted')
    or (${column('visibility')} = 'scheduled' and ${column('publish_at')} <= ${now}))`;
}
