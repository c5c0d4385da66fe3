import { type Kysely, sql } from 'kysely';

/** How often each user gets messages by mail; daily where there is no row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notification_settings (
    user_id bigint primary key references users on delete cascade,
    mail_frequency text not null check (mail_frequency in ('at_once', 'daily', 'weekly', 'never'))
  )`.execute(db);
}
