import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as albums from './catalogue/albums/queries.ts';
import * as artists from './catalogue/artists/queries.ts';
import * as genres from './catalogue/genres/queries.ts';
import { fileStates, filesInState } from './catalogue/imports/library-queries.ts';
import { allImports } from './catalogue/imports/queries.ts';
import { rebuildSearch } from './catalogue/search-index/rebuild-search.ts';
import { filteredOriginals } from './catalogue/streaming/overview-queries.ts';
import { listedTags } from './catalogue/tags/queries.ts';
import * as tracks from './catalogue/tracks/queries.ts';
import { type KeysetSource, keysetIndexQuery, keysetQuery } from './core/keyset.ts';
import { Explainer } from './explain.ts';
import { bothWays, listeningLists } from './explain-listening.ts';
import { managedLists } from './explain-managed.ts';
import { seedLargeCatalogue } from './explain-seed.ts';
import { collector, seedLibraries } from './explain-seed-library.ts';
import { seedManyPeople } from './explain-seed-people.ts';
import { filteredUsers, type UserFilter, userOrder } from './identity/accounts/queries.ts';
import { inboxOf } from './identity/notifications/queries.ts';
import { membersOf } from './identity/roles/queries.ts';
import { fileAndList } from './listening/playlist-folders/testing-files.ts';
import { importAndReview } from './listening/playlists/testing-visits.ts';
import { bringLibrary } from './listening/transfers/testing.ts';
import { filteredEvents } from './platform/audit/queries.ts';
import { removeUnusedFiles } from './platform/files/remove-files.ts';
import { createCaller } from './router.ts';
import { channelOrder, filteredChannels } from './site/channels/queries.ts';
import { filteredPages, pageOrder } from './site/pages/queries.ts';
import { createTestSite, type TestSite, userActor } from './testing.ts';
import { folderStorage } from './testing-storage.ts';
import { allVisits, type Caller } from './testing-visits.ts';

const visits = await allVisits();
let site: TestSite;
let explainer: Explainer;
beforeAll(async () => {
  site = await createTestSite({ statementTimeout: 60_000 });
  const { db } = site.services;
  await seedLargeCatalogue(db);
  await seedManyPeople(db);
  await seedLibraries(db);
  await sql`analyze`.execute(db);
  await rebuildSearch(db, { first: 1_000, both: 8_000 });
  await sql`vacuum analyze search_entries, search_prefixes`.execute(db);
  // As autovacuum does: an index alone answers only for pages known to be all visible.
  await sql`vacuum analyze artists, albums, tracks, track_artists, track_genres, track_tags, originals, renditions, stored_files`.execute(
    db,
  );
  explainer = await Explainer.open(site.url);
});
afterAll(async () => {
  await explainer.close();
  await site.close();
});

/** Filters of the list of users, alone and together. */
const userFilters: Record<string, UserFilter> = {
  everybody: {},
  'a name': { query: 'carla' },
  'part of an address': { query: 'person4242@' },
  'what most addresses have': { query: 'example' },
  'two letters': { query: 'da' },
  'what nobody is called': { query: 'xqzw' },
  'the role everybody has': { role_id: 6 },
  'a role of few': { role_id: 8 },
  confirmed: { verified: true },
  unconfirmed: { verified: false },
  suspended: { suspended: true },
  'not suspended': { suspended: false },
  'registered lately': { created_from: daysAgo(30) },
  'registered long ago or later': { created_from: daysAgo(1_000) },
  'registered tomorrow': { created_from: daysAgo(-1) },
  'a role and unconfirmed': { role_id: 7, verified: false },
  'all of them': { query: 'ada', role_id: 6, verified: true, suspended: false, created_from: daysAgo(900) },
};
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

const types = [undefined, 'album', 'ep', 'single', 'live', 'compilation'] as const;
const lists: [string, KeysetSource][] = [
  ...Object.entries(artists.artistOrder).map(([order, by]): [string, KeysetSource] => {
    return [`artists by ${order}`, artists.listedArtists(by)];
  }),
  ...Object.entries(albums.albumOrder).flatMap(([order, by]) =>
    types.map((type): [string, KeysetSource] => {
      return [`albums of type ${type ?? 'any'} by ${order}`, albums.listedAlbums(by, type)];
    }),
  ),
  ...Object.entries(tracks.trackOrder).flatMap(([order, by]) =>
    bothWays(by).map((way): [string, KeysetSource] => {
      return [`tracks by ${order}, ${way.direction}`, tracks.listedTracks(way)];
    }),
  ),
  ['albums of an artist', albums.albumsOfArtist(7)],
  ['albums of a genre', albums.albumsOfGenre(7)],
  ...bothWays(tracks.trackOrder.popular).flatMap((way): [string, KeysetSource][] => [
    [`tracks of an artist, ${way.direction}`, tracks.tracksOfArtist(7, way)],
    [`tracks of a genre, ${way.direction}`, tracks.tracksOfGenre(7, way)],
  ]),
  ['tracks of a tag', tracks.tracksOfTag(3)],
  ['genres', genres.listedGenres()],
  ['tags', listedTags()],
  ['messages of somebody', inboxOf(2)],
  ['imports', allImports()],
  ['audio files', filteredOriginals({})],
  ['audio files that wait', filteredOriginals({ state: 'waiting' })],
  ['audio files in trouble', filteredOriginals({ state: 'failed' })],
  ['audio files of a codec', filteredOriginals({ codec: 'flac' })],
  ['audio files something was made of', filteredOriginals({ made: 'aac_96' })],
  ...fileStates.map((state): [string, KeysetSource] => [`files that are ${state}`, filesInState(1, state)]),
  ...Object.entries(userOrder).flatMap(([order, by]) =>
    Object.entries(userFilters).map(([name, filter]): [string, KeysetSource] => {
      return [`users (${name}) by ${order}`, filteredUsers(by, filter)];
    }),
  ),
  ...Object.entries(channelOrder).map(([order, by]): [string, KeysetSource] => {
    return [`channels by ${order}`, filteredChannels(by, {})];
  }),
  ...Object.entries(pageOrder).map(([order, by]): [string, KeysetSource] => {
    return [`pages by ${order}`, filteredPages(by, {})];
  }),
  ['audit events', filteredEvents({})],
  ['audit events of somebody busy', filteredEvents({ actor_id: 2 })],
  ['audit events of somebody', filteredEvents({ actor_id: 4_242 })],
  ['audit events of a common kind', filteredEvents({ action: 'auth.login' })],
  ['audit events of a rare kind', filteredEvents({ action: 'roles.delete' })],
  ['audit events of a kind and somebody', filteredEvents({ actor_id: 2, action: 'settings.update' })],
  ['audit events of a kind there is none of', filteredEvents({ action: 'nothing' })],
  ['members of the role everybody has', membersOf(2)],
  ['members of a role of few', membersOf(4)],
];

/** Where a page in the middle of a list begins. */
const middle = {
  plays_count: 12,
  release_sort: '1999-06-15',
  name_key: 'north',
  name: 'tag 4',
  tracks_count: 2_500,
  email: 'person4242@mail1.example',
  title_key: 'page 2000',
};
function deepIn({ order }: KeysetSource): [string | number, number] {
  return [order.column in middle ? middle[order.column as keyof typeof middle] : 2_500, 2_500];
}

describe('a list', () => {
  it.each([...lists, ...listeningLists, ...managedLists])(
    '%s reads one index range, at its beginning and deep inside',
    async (_name, source) => {
      for (const after of [null, deepIn(source)]) {
        const statement = keysetQuery(source, 30, after).compile(site.services.db);
        expect((await explainer.complaints(statement)).join('\n')).toBe('');
      }
    },
  );
});

describe('the index of a list', () => {
  it.each([...lists, ...listeningLists].filter(([name]) => name.startsWith('tracks')))(
    '%s is made in one pass over an index',
    async (_, source) => {
      const statement = keysetIndexQuery(source, 100).compile(site.services.db);
      expect((await explainer.complaints(statement)).join('\n')).toBe('');
    },
  );
});

describe('a page', () => {
  const caller = () => createCaller({ ...site.system(), db: explainer.db });

  it.each(visits)('%s reads no large table as a whole', async (_name, visit) => {
    const statements = await explainer.record(() => visit(caller()));
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      expect((await explainer.complaints(statement)).join('\n')).toBe('');
    }
  });
});

describe('a change', () => {
  /** Somebody with a large library, who may make playlists. */
  const collecting = () => {
    const names = ['playlists.view', 'playlists.create'] as const;
    const permissions = names.map((name) => ({ name, restrictions: [] }));
    return { ...site.context(userActor(collector, { permissions })), db: explainer.db };
  };
  const caller = () => createCaller({ ...site.system(), db: explainer.db });
  const changes: [string, (caller: Caller) => Promise<unknown>][] = [
    ['an artist', (own) => own.artists.update({ id: 7, name: 'Renamed' })],
    ['an album', (own) => own.albums.update({ id: 77, visibility: 'private' })],
    ['a track', (own) => own.tracks.update({ id: 777, name: 'Renamed', genre_ids: [1], tag_ids: [1] })],
    [
      'a play',
      (own) => {
        const started_at = new Date().toISOString();
        return own.plays.record({ id: crypto.randomUUID(), track_id: 777, started_at, heard_ms: 60_000 });
      },
    ],
    ['a deleted track', (own) => own.tracks.delete({ id: 778 })],
    ['a deleted album', (own) => own.albums.delete({ id: 78 })],
    ['an album in the trash', (own) => own.albums.trash({ ids: [79] })],
    ['a restored album', (own) => own.albums.restore({ ids: [79] })],
    ['tracks in the trash', (own) => own.tracks.trash({ ids: [1_777, 1_778] })],
    ['several tracks', (own) => own.tracks.updateMany({ ids: [1_779], disc_number: 2, add_genre_ids: [1] })],
    ['several albums', (own) => own.albums.updateMany({ ids: [80, 81], visibility: 'unlisted' })],
    ['a deleted artist', (own) => own.artists.delete({ id: 78 })],
    [
      'stored files',
      () => {
        const services = { ...site.services, storage: folderStorage(site.services.tempDir) };
        const keys = ['r5', 'i5', 'p5/1', 'e5'];
        return removeUnusedFiles({ ...site.system(), services, db: explainer.db }, { keys });
      },
    ],
    ['a playlist of a file', () => importAndReview(createCaller(collecting()))],
    ['a library from elsewhere', () => bringLibrary(collecting())],
    ['folders of playlists', () => fileAndList(createCaller(collecting()))],
    ['a suspended user', (own) => own.users.suspend({ ids: [4_242], reason: 'Spam' })],
    ['roles of a user', (own) => own.users.assignRole({ ids: [4_243], role_id: 8, held: true })],
    ['a removed user', (own) => own.users.remove({ ids: [4_244] })],
  ];

  it.each(changes)('of %s reads no large table as a whole', async (_name, change) => {
    for (const statement of await explainer.record(() => change(caller()))) {
      expect((await explainer.complaints(statement)).join('\n')).toBe('');
    }
  });

  it('of what others refer to finds them by an index', async () => {
    const { rows } = await sql<{ reference: string }>`
      select c.conrelid::regclass || '.' || a.attname as reference
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.conrelid::regclass::text = any(${explainer.large}) and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
      order by 1`.execute(site.services.db);
    // Genres and tags are few and seldom deleted: reading a table once is cheaper than more indexes.
    expect(rows.map(({ reference }) => reference)).toEqual([
      'album_genres.genre_id',
      'track_genres.genre_id',
      'track_tags.tag_id',
    ]);
  });
});

describe('this test', () => {
  it('knows the large tables', () => {
    expect(explainer.large).toEqual(
      expect.arrayContaining([
        'albums',
        'artists',
        'audit_events',
        'library_files',
        'search_entries',
        'stored_files',
        'track_genres',
        'tracks',
        'user_roles',
        'users',
      ]),
    );
  });

  it.each([
    [
      'a filter of users without an index',
      sql`select id from users where country = 'FI'`,
      /reads all of users/,
    ],
    ['an order without an index', sql`select id from tracks order by duration limit 10`, /sorts|reads all/],
    ['a filter without an index', sql`select id from albums where label = 'x'`, /reads all of albums/],
    ['a pattern without an index', sql`select id from artists where bio like '%x%'`, /reads all of artists/],
    [
      'a list of everything, sorted',
      sql`select track_id from track_genres where track_id > 0 order by plays_count + 1 limit 5`,
      /sorts|reads all/,
    ],
  ])('catches %s', async (_name, statement, complaint) => {
    const found = await explainer.complaints(statement.compile(site.services.db));
    expect(found.join('\n')).toMatch(complaint);
  });
});
