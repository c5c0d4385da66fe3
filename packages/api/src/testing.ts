import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@kantele/db/testing';
import { PRESSING, SLEEVE } from '@kantele/theme';
import type { Actor, UserActor } from './core/actor.ts';
import type { AudioTools } from './core/audio/audio-tools.ts';
import type { Context, Services } from './core/context.ts';
import { postgresQueue } from './core/job-queue.ts';
import type { PermissionName } from './core/permissions.ts';
import type { Backups, MailTransport, Outbound, Scanner, Storage } from './core/services.ts';
import { serveBelow } from './core/text/site-address.ts';
import { english } from './core/translate.ts';
import { type DescribedError, describeError } from './core/trpc.ts';
import { exportedFiles, exportedTables, reactions } from './domains.ts';
import { insertUser, usersByIds } from './identity/accounts/queries.ts';
import { hashPassword } from './identity/auth/passwords/password.ts';
import { permissionsOf } from './identity/roles/managing-policy.ts';
import { insertUserRole } from './identity/roles/queries.ts';
import { getSite } from './platform/site-state/site.ts';
import { createCaller } from './router.ts';
import { seedSite } from './seed-site.ts';
import { type BrowserOptions, type TestBrowser, testBrowser } from './testing-browser.ts';
import { noAudio, noMail, noStorage, refuse } from './testing-refused.ts';

export { readSecret } from './platform/site-state/read-secret.ts';

export interface TestSite {
  services: Services;
  /** The database's address, for parts that connect by themselves. */
  url: string;
  /** A caller with the guest role, with given permissions, or as the product itself. */
  guest(): Promise<ReturnType<typeof createCaller>>;
  as(...permissions: PermissionName[]): ReturnType<typeof createCaller>;
  /** A caller signed in as a user, by default the admin, with the permissions stored for that user. */
  user(id?: number, more?: Partial<UserActor>): Promise<ReturnType<typeof createCaller>>;
  /** Makes a user with roles by name; answers the id. The password is `testPassword`. */
  addUser(
    email: string,
    options?: { roles?: string[]; permissions?: PermissionName[]; verified?: boolean },
  ): Promise<number>;
  /** A browser with a cookie jar of its own. */
  browser(options?: BrowserOptions): TestBrowser;
  system(): Context;
  context(actor: Actor): Context;
  close(): Promise<void>;
}

export interface TestSiteOptions {
  storage?: Storage;
  audio?: AudioTools;
  mail?: MailTransport;
  outbound?: Outbound;
  scanner?: Scanner;
  backups?: (services: Pick<Services, 'storage' | 'secret'>, databaseUrl: string) => Backups;
  stripeApi?: string;
  pushService?: string;
  now?: () => Date;
  statementTimeout?: number;
  /** Instead of a new one; what is there already is not seeded. */
  database?: TestDatabase;
}

/** A seeded site on a database of its own. Parts a test does not use refuse to be used. */
export async function createTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const { runMigrations } = await import('graphile-worker');
  const database =
    options.database ??
    (await createTestDatabase(
      options.statementTimeout ? { statementTimeout: options.statementTimeout } : {},
    ));
  await runMigrations({ connectionString: database.url });
  const tempDir = await mkdtemp(join(tmpdir(), 'kantele-site-'));
  const services: Services = {
    db: database.db,
    storage: options.storage ?? noStorage,
    audio: options.audio ?? noAudio,
    jobs: postgresQueue,
    reactions,
    exportedTables,
    exportedFiles,
    mail: options.mail ?? noMail,
    outbound: options.outbound ?? { request: refuse },
    scanner: options.scanner ?? null,
    backups: { write: refuse },
    log: { info() {}, warn() {}, error() {} },
    stripeApi: options.stripeApi ?? null,
    pushService: options.pushService ?? null,
    baseUrl: 'http://localhost:3000',
    tempDir,
    libraryRoots: [tmpdir()],
    secret: Buffer.alloc(48, 7),
    now: options.now ?? (() => new Date()),
  };
  serveBelow(services.baseUrl);
  if (options.backups) services.backups = options.backups(services, database.url);
  await seedSite(database.db, {
    email: 'admin@example.com',
    password: 'correct horse battery',
    themes: testThemes,
  });
  const context = (actor: Actor): Context => {
    return {
      actor,
      services,
      db: services.db,
      requestId: 'test',
      signal: new AbortController().signal,
      visitor: null,
      language: 'en',
      translate: english,
    };
  };
  return {
    services,
    url: database.url,
    context,
    browser: (browserOptions) => testBrowser(services, browserOptions),
    system: () => context({ kind: 'system' }),
    async guest() {
      const { guestPermissions } = await getSite(services.db);
      return createCaller(context({ kind: 'guest', permissions: guestPermissions, guestHash: 'visitor' }));
    },
    as(...permissions) {
      const held = permissions.map((name) => ({ name, restrictions: [] }));
      return createCaller(context(userActor(1, { permissions: held })));
    },
    async user(id = 1, more = {}) {
      const [row] = await usersByIds(services.db, [id]);
      const permissions = row ? permissionsOf(row) : [];
      return createCaller(context(userActor(id, { permissions, ...more })));
    },
    async addUser(email, { roles = ['Users'], permissions = [], verified = true } = {}) {
      const hash = await testHash();
      return services.db.transaction().execute(async (trx) => {
        const user = await insertUser(trx, {
          email,
          password_hash: hash,
          display_name: email.split('@')[0] ?? email,
          email_verified_at: verified ? new Date() : null,
        });
        for (const name of roles) {
          const role = await trx
            .selectFrom('roles')
            .select('id')
            .where('name', '=', name)
            .executeTakeFirstOrThrow();
          await insertUserRole(trx, user.id, role.id);
        }
        const own = JSON.stringify(permissions.map((name) => ({ name, restrictions: [] })));
        await trx.updateTable('users').set({ permissions: own }).where('id', '=', user.id).execute();
        return user.id;
      });
    },
    async close() {
      // Whatever a test has done, what is kept for lists is what it was made of.
      const { refreshSummaries } = await import('./catalogue/tracks/refresh-summaries.ts');
      const mended = await refreshSummaries(context({ kind: 'system' })).catch(() => 0);
      await database.close();
      await rm(tempDir, { recursive: true, force: true });
      if (mended > 0) throw new Error(`${mended} summaries of albums and tracks differ from the truth.`);
    },
  };
}

/** The password of every user a test makes. */
export const testPassword = 'correct horse battery';

let hashed: Promise<string> | undefined;
/** Hashed once: it is the slow part of making a user. */
export function testHash(): Promise<string> {
  hashed ??= hashPassword(testPassword);
  return hashed;
}

/** Somebody signed in a moment ago, who may do nothing unless said otherwise. */
export function userActor(id: number, more: Partial<UserActor> = {}): UserActor {
  return {
    kind: 'user',
    id,
    sessionHash: 'none',
    sessionId: null,
    token: null,
    workspace: null,
    permissions: [],
    verified: true,
    authenticatedAt: new Date(),
    impersonatorId: null,
    ...more,
  };
}

const testThemes = [
  {
    name: 'Light',
    colors: { ...SLEEVE.values, bg: '255 255 255' },
    is_dark: false,
    default_light: true,
    default_dark: false,
  },
  {
    name: 'Dark',
    colors: { ...PRESSING.values, bg: '0 0 0' },
    is_dark: true,
    default_light: false,
    default_dark: true,
  },
];

/** How a call is refused, as every door describes it. @throws Error when it is not refused */
export async function refusal(call: Promise<unknown>): Promise<DescribedError> {
  const answer = await call.then(
    () => null,
    (error: unknown) => describeError(error),
  );
  if (!answer) throw new Error('This call was expected to be refused.');
  return answer;
}

let serial = 0;
export interface TestMusic {
  artistId: number;
  albumId: number;
  trackIds: number[];
}

/** One artist with one album of `tracks` songs, written straight to the tables. */
export async function addMusic(
  site: TestSite,
  options: { artist?: string; album?: string; tracks?: string[]; plays?: number; genre?: string } = {},
): Promise<TestMusic> {
  serial += 1;
  const editor = createCaller(site.system());
  const { artist } = await editor.artists.create({ name: options.artist ?? `Artist ${serial}` });
  const { album } = await editor.albums.create({
    name: options.album ?? `Album ${serial}`,
    artist_ids: [artist.id],
  });
  const { db } = site.services;
  const { nameKey, slugify } = await import('./core/text/slug.ts');
  const { indexTracks } = await import('./catalogue/search-index/index-entries.ts');
  const trackIds: number[] = [];
  await db.transaction().execute(async (trx) => {
    for (const [index, name] of (options.tracks ?? ['One', 'Two', 'Three']).entries()) {
      const row = await trx
        .insertInto('tracks')
        .values({
          name,
          slug: slugify(name),
          name_key: nameKey(name),
          album_id: album.id,
          number: index + 1,
          duration: 180_000,
          status: 'ready',
          plays_count: options.plays ?? 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx.insertInto('track_artists').values({ track_id: row.id, artist_id: artist.id }).execute();
      trackIds.push(row.id);
    }
    await indexTracks(trx, trackIds);
  });
  if (options.genre) {
    const { genre } = await editor.genres.create({ display_name: options.genre });
    await editor.albums.update({ id: album.id, genre_ids: [genre.id] });
    for (const id of trackIds) await editor.tracks.update({ id, genre_ids: [genre.id] });
  }
  return { artistId: artist.id, albumId: album.id, trackIds };
}
