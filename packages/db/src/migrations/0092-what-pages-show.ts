import { type Kysely, sql } from 'kysely';

/** Tables whose rows guests see on pages; settings, public pages and channels raise the revision of the site instead. */
const tables = [
  ...['artists', 'albums', 'tracks', 'genres', 'tags', 'lyrics', 'playlists', 'channel_items'],
  ...['album_artists', 'track_artists', 'track_credits', 'album_genres', 'track_genres', 'track_tags'],
  ...['playlist_tracks', 'playlist_entries'],
];
/** Counts that follow what listeners do, and the time of a change: pages are not made anew for them. */
const counts = ['plays_count', 'likes_count', 'followers_count', 'updated_at'];

/**
 * Tells every instance, on the channel of live messages, that something guests see has changed: they keep pages. One
 * notice a transaction, sent when it commits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_page_change() returns trigger language plpgsql as $$
    begin perform pg_notify('kantele_live', '{"pages":true}'); return null; end $$`.execute(db);
  const ignored = sql.raw(`array[${counts.map((name) => `'${name}'`).join(', ')}]`);
  for (const table of tables) {
    await sql`create trigger page_rows_changed after insert or delete on ${sql.table(table)}
      for each statement execute function tell_page_change()`.execute(db);
    await sql`create trigger page_row_changed after update on ${sql.table(table)} for each row
      when (to_jsonb(old) - ${ignored} is distinct from to_jsonb(new) - ${ignored})
      execute function tell_page_change()`.execute(db);
  }
}
