import type { Db } from '@kantele/db';
import { sql } from 'kysely';

/** Kinds of pages that search engines are told of, with the lists they stand in. */
export const sitemapKinds = ['artists', 'albums', 'tracks', 'genres', 'channels', 'pages'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** What visitors find in lists, and who they are. */
const sources = {
  artists: sql`select id, slug, updated_at from artists where not disabled`,
  albums: sql`select id, slug, updated_at from albums where listed`,
  tracks: sql`select id, slug, updated_at from tracks where listed`,
  genres: sql`select id, slug, updated_at from genres where tracks_count > 0`,
  channels: sql`select id, slug, updated_at from channels where visibility = 'public' and slug <> 'home'`,
  pages: sql`select id, slug, updated_at from pages where visibility = 'public' and audience = 'everybody'`,
} as const satisfies Record<SitemapKind, unknown>;

/** The highest id of each kind; 0 for none. */
export async function highestIds(db: Db): Promise<Record<SitemapKind, number>> {
  const { rows } = await sql<Record<SitemapKind, number>>`select
    (select coalesce(max(id), 0) from artists) as artists, (select coalesce(max(id), 0) from albums) as albums,
    (select coalesce(max(id), 0) from tracks) as tracks, (select coalesce(max(id), 0) from genres) as genres,
    (select coalesce(max(id), 0) from channels) as channels, (select coalesce(max(id), 0) from pages) as pages`.execute(
    db,
  );
  return rows[0] ?? { artists: 0, albums: 0, tracks: 0, genres: 0, channels: 0, pages: 0 };
}

/** Public things of a kind whose ids lie in a range, by id. */
export async function addressedThings(db: Db, kind: SitemapKind, above: number, upTo: number) {
  const { rows } = await sql<{ id: number; slug: string; updated_at: Date }>`
    select * from (${sources[kind]}) s where id > ${above} and id <= ${upTo} order by id`.execute(db);
  return rows;
}
