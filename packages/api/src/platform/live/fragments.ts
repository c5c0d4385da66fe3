import { type RawBuilder, sql } from 'kysely';

/** The channel of Postgres every instance of the site listens to. */
export const liveChannel = 'kantele_live';

/** Sends a notice when the transaction commits, and not at all when it does not: an expression, run for each row. */
export const told = (notice: RawBuilder<unknown> | string) => sql`pg_notify(${liveChannel}, ${notice})`;
