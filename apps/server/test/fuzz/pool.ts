import { addMusic } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import type { TestServer } from '../harness.ts';

/** Ids of things that may be changed and deleted, by domain. */
export type Pool = Record<string, number[]>;

const domains = [
  'artists',
  'albums',
  'tracks',
  'genres',
  'tags',
  'roles',
  'users',
  'localizations',
  'imports',
];
const languages = [
  'fi',
  'sv',
  'nb',
  'da',
  'fr',
  'it',
  'es',
  'pt',
  'nl',
  'pl',
  'cs',
  'hu',
  'ja',
  'ko',
  'zh',
  'tr',
];
let serial = 0;

/** Makes new things where there are none left. */
export async function fillPool(server: TestServer, pool: Pool): Promise<void> {
  const { site } = server;
  const { db } = site.services;
  const editor = site.as('admin');
  const missing = new Set<string>();
  for (const domain of domains) {
    const ids = pool[domain] ?? [];
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(domain)}
      where id = any(${ids}::bigint[])`.execute(db);
    if (ids.length === 0 || rows[0]?.n !== ids.length) missing.add(domain);
  }
  serial += 1;
  if (missing.has('artists') || missing.has('albums') || missing.has('tracks')) {
    const music = await addMusic(site, { artist: `Fuzz ${serial}`, album: `Noise ${serial}` });
    Object.assign(pool, { artists: [music.artistId], albums: [music.albumId], tracks: music.trackIds });
  }
  if (missing.has('genres')) {
    pool.genres = [(await editor.genres.create({ display_name: `Genre ${serial}` })).genre.id];
  }
  if (missing.has('tags')) pool.tags = [(await editor.tags.create({ display_name: `Tag ${serial}` })).tag.id];
  if (missing.has('roles')) pool.roles = [(await editor.roles.create({ name: `Role ${serial}` })).role.id];
  if (missing.has('users')) {
    const emails = [1, 2, 3].map((n) => `throw${serial}${n}@example.com`);
    pool.users = await Promise.all(emails.map((email) => site.addUser(email, { verified: false })));
  }
  if (missing.has('localizations')) {
    const { localizations } = await editor.localizations.list({});
    const spare = localizations.filter(({ language }) => languages.includes(language));
    if (spare.length > 3) await editor.localizations.delete({ id: spare[0]?.id ?? 0 });
    const language =
      languages.find((code) => !localizations.some((known) => known.language === code)) ?? 'fi';
    pool.localizations = [(await editor.localizations.create({ language, name: language })).localization.id];
  }
  if (missing.has('imports')) {
    // A library and its run have one id: operations of both are found under the same domain.
    const id = 100_000 + serial;
    await sql`insert into libraries (id, path) overriding system value values (${id}, ${`/gone ${serial}`})`.execute(
      db,
    );
    await sql`insert into imports (id, library_id, state, failures) overriding system value
      values (${id}, ${id}, 'needs_confirmation', '[]')`.execute(db);
    pool.imports = [id];
  }
}
