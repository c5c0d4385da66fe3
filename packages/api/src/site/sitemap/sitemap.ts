import type { Db } from '@kantele/db';
import { notFound } from '../../core/errors.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { addressedThings, highestIds, type SitemapKind, sitemapKinds } from './queries.ts';

/** Ids of one file: at most as many addresses. A file may have 50,000 (sitemaps.org). */
export const idsPerSitemap = 10_000;

/** Path of a thing's page; the same as the web application's. */
const paths: Record<SitemapKind, (ref: { id: number; slug: string }) => string> = {
  artists: ({ id, slug }) => `/artist/${id}/${encodeURIComponent(slug)}`,
  albums: ({ id, slug }) => `/album/${id}/${encodeURIComponent(slug)}`,
  tracks: ({ id, slug }) => `/track/${id}/${encodeURIComponent(slug)}`,
  genres: ({ slug }) => `/genre/${encodeURIComponent(slug)}`,
  channels: ({ slug }) => `/channel/${encodeURIComponent(slug)}`,
  pages: ({ slug }) => `/pages/${encodeURIComponent(slug)}`,
};

/** Lists that stand in menus: told of by themselves. */
const lists = ['/', '/albums', '/artists', '/tracks'];

/** Names of the files of the sitemap, e.g. `albums-2`: what guests may see, in ranges of ids. */
export async function sitemapNames(db: Db): Promise<string[]> {
  const highest = await highestIds(db);
  const kinds = await kindsForGuests(db);
  const parts = kinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(highest[kind] / idsPerSitemap) }, (_, part) => `${kind}-${part + 1}`),
  );
  return ['lists', ...parts];
}

/** Paths of one file with the day of their last change; null where it is not known. @throws AppError `not_found` */
export async function sitemapPart(db: Db, name: string) {
  const kinds = await kindsForGuests(db);
  if (name === 'lists') {
    const shown = kinds.includes('albums') ? lists : ['/'];
    return shown.map((path) => ({ path, day: null }));
  }
  const [, kind, digits] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(name) ?? [];
  const known = kinds.find((other) => other === kind);
  if (!known) throw notFound();
  const upTo = Number(digits) * idsPerSitemap;
  const things = await addressedThings(db, known, upTo - idsPerSitemap, upTo);
  // A range whose things are all hidden is a file of none.
  if (things.length === 0 && upTo - idsPerSitemap >= (await highestIds(db))[known]) throw notFound();
  return things.map((thing) => ({
    path: paths[known](thing),
    day: thing.updated_at.toISOString().slice(0, 10),
  }));
}

/** A site may keep its music from guests; crawlers are guests. */
async function kindsForGuests(db: Db): Promise<readonly SitemapKind[]> {
  const { guestPermissions } = await getSite(db);
  const music = guestPermissions.some(({ name }) => name === 'music.view');
  return music ? sitemapKinds : ['pages'];
}
