import { type RawBuilder, sql } from 'kysely';

/** Bytes of all files of a user, those in the trash too. */
export const bytesOfOwner = (ownerId: number): RawBuilder<number> =>
  sql`(select coalesce(sum(size), 0)::bigint from file_entries where owner_id = ${ownerId})`;
