import type { Database, Db, StoredKind } from '@kantele/db';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { DownloadKind } from '../../../core/audio/audio-tools.ts';

type Executor = Db | Transaction<Database>;

/** Files of one kind made for these sounds. */
export async function renditionsOfSounds(db: Executor, fingerprints: readonly string[], kind: StoredKind) {
  return db
    .selectFrom('renditions')
    .select(['fingerprint', 'mime', 'size', 'init_end', 'lead', 'storage_key', 'etag'])
    .where('kind', '=', kind)
    .where('fingerprint', '=', sql<string>`any(${[...fingerprints]}::text[])`)
    .execute();
}

/** Sounds no file of this kind can be made of. */
export async function refusedSounds(db: Executor, fingerprints: readonly string[], kind: StoredKind) {
  const rows = await db
    .selectFrom('refused_renditions')
    .select('fingerprint')
    .where('kind', '=', kind)
    .where('fingerprint', '=', sql<string>`any(${[...fingerprints]}::text[])`)
    .execute();
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

/** They are downloaded: the last to leave the cache. At most a write an hour. */
export async function touchSounds(db: Executor, fingerprints: readonly string[], kind: StoredKind) {
  await sql`update renditions set last_used_at = now() where kind = ${kind}
    and fingerprint = any(${[...fingerprints]}::text[]) and last_used_at < now() - interval '1 hour'`.execute(
    db,
  );
}

/** Where the sound of these files lies, as far as somebody has looked. */
export async function knownFrames(db: Executor, files: readonly { path: string; etag: string }[]) {
  const { rows } = await sql<Database['sound_frames'] & { starts: number | null; ends: number | null }>`
    select f.path, f.etag, f.starts, f.ends, f.lead from sound_frames f
    join unnest(${files.map(({ path }) => path)}::text[], ${files.map(({ etag }) => etag)}::text[]) as w(path, etag)
      on w.path = f.path and w.etag = f.etag`.execute(db);
  return rows;
}

export async function putFrames(db: Executor, row: Insertable<Database['sound_frames']>) {
  await db
    .insertInto('sound_frames')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** They are found again in a moment. */
export async function purgeFrames(db: Executor) {
  await sql`delete from sound_frames where created_at < now() - interval '30 days'`.execute(db);
}

/** After so long nobody is taken to wait any more, and a file that is still wanted is queued again. */
const awaitedFor = sql`interval '10 minutes'`;

/** Waits for its turn with others of the same person. */
export async function lockAwaiting(trx: Transaction<Database>, who: string) {
  await sql`select pg_advisory_xact_lock(hashtext(${`downloads ${who}`}))`.execute(trx);
}

/**
 * Notes that somebody waits for files, the first ones first, up to so many at once.
 * @returns those that were not waited for before
 */
export async function awaitDownloads(
  trx: Transaction<Database>,
  who: string,
  wanted: readonly { track_id: number; kind: DownloadKind }[],
  atMost: number,
) {
  const { rows } = await sql<{ track_id: number; kind: DownloadKind }>`
    insert into awaited_downloads (who, track_id, kind, since)
    select ${who}, w.track_id, w.kind, now()
    from unnest(${wanted.map((one) => one.track_id)}::bigint[], ${wanted.map((one) => one.kind)}::text[])
      with ordinality as w(track_id, kind, place)
    where not exists (select from awaited_downloads a where a.who = ${who} and a.track_id = w.track_id
      and a.kind = w.kind and a.since > now() - ${awaitedFor})
    order by w.place
    limit greatest(0, ${atMost} - (select count(*) from awaited_downloads a
      where a.who = ${who} and a.since > now() - ${awaitedFor}))
    on conflict (who, track_id, kind) do update set since = now()
    returning track_id, kind`.execute(trx);
  return rows;
}

/** The file is made, or cannot be. */
export async function endAwaiting(db: Executor, trackId: number, kind: DownloadKind) {
  await db.deleteFrom('awaited_downloads').where('track_id', '=', trackId).where('kind', '=', kind).execute();
}

export async function purgeAwaited(db: Executor) {
  await sql`delete from awaited_downloads where since < now() - interval '1 hour'`.execute(db);
}
