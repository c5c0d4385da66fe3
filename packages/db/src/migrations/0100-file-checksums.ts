import { type Kysely, sql } from 'kysely';

/** Checksums of files that were put into a zip: it names them before their bytes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table file_checksums (
    path text not null,
    etag text not null,
    crc32 bigint not null,
    created_at timestamptz not null default now(),
    primary key (path, etag)
  )`.execute(db);
  await sql`create index file_checksums_oldest on file_checksums (created_at)`.execute(db);
}
