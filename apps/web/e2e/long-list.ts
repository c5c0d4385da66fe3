import { query } from './site.ts';

/** How many songs the genre “Test tones” has. */
export const toneCount = 1_200;

/**
 * A list too long for one page: songs of a genre, without sound. They are unlisted and so is their album, so that
 * they stand in the genre's list and nowhere else.
 */
export async function addLongList(dataDir: string): Promise<void> {
  await query(
    dataDir,
    `begin;
      set local session_replication_role = replica;
      with genre as (
        insert into genres (name, slug, display_name, tracks_count)
        values ('test tones', 'test-tones', 'Test tones', 0) returning id
      ), album as (
        insert into albums (name, slug, name_key, visibility)
        values ('Tones', 'tones', 'tones', 'unlisted') returning id
      ), songs as (
        insert into tracks (name, slug, name_key, album_id, number, duration, status, visibility)
        select 'Tone ' || n, 'tone-' || n, 'tone ' || n, album.id, n, 60000, 'ready', 'unlisted'
        from album, generate_series(1, ${toneCount}) n returning id, number
      )
      insert into track_genres (track_id, genre_id, listed, plays_count)
      select songs.id, genre.id, true, ${toneCount} - songs.number from songs, genre;
      commit`,
  );
}
