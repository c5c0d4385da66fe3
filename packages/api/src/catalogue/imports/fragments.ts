import { type RawBuilder, sql } from 'kysely';

/** Files of libraries by the last part of their path, lower case: `track_id` and `path`, 50 at most. */
export function filesNamed(name: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select track_id, path from library_files
    where lower(substring(path from '[^/]*$')) = ${name} and track_id is not null limit 50`;
}

/** Paths of the files of a track, as an array. */
export function pathsOfTrack(track: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql<string[]>`(select coalesce(array_agg(path), '{}') from library_files where track_id = ${track})`;
}
