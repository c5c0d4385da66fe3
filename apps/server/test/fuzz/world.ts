import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { testPassword } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import fc from 'fast-check';
import type { TestServer } from '../harness.ts';
import { newPerson, putSettings, send } from '../http-accounts.ts';
import type { Asker } from '../matrix-oracle.ts';
import type { Meaning } from './from-schema.ts';
import { fillPool, type Pool } from './pool.ts';

export const identities = ['guest', 'unverified', 'user', 'other user', 'admin'] as const;
export type Identity = (typeof identities)[number];

/** Somebody who asks; renewed when a request has signed him out, changed or removed him. */
export interface Sender extends Asker {
  id: number;
  email: string;
  cookie: string | undefined;
}

/** The site under test with throw-away people and things; its own admin is never named. */
export interface World {
  server: TestServer;
  pool: Pool;
  senderOf(identity: Identity): Promise<Sender>;
  /** To be called when a request may have changed somebody. */
  suspect(identity: Identity): void;
  /** New things in place of those that were used up; counted attempts are forgotten. */
  replenish(): Promise<void>;
  meaningIn(domain: string): Meaning;
}

const phrase = 'a long enough phrase';

export async function createWorld(server: TestServer): Promise<World> {
  const { db } = server.site.services;
  const folder = join(server.dataDir, 'music');
  mkdirSync(folder);
  await putSettings(server, { 'human_check.kind': 'off', require_email_confirmation: true });
  const roles = await db.selectFrom('roles').select(['name', 'permissions']).execute();
  const held = (role: string) =>
    new Set(roles.find(({ name }) => name === role)?.permissions.map(({ name }) => name));

  const senders = new Map<Identity, Sender>();
  const suspected = new Set<Identity>();
  const make = async (identity: Identity): Promise<Sender> => {
    const guest = { scope: null, verified: true, id: 0, email: 'nobody@example.com', cookie: undefined };
    if (identity === 'guest') return { ...guest, counts: 'a guest', permissions: held('Guests') };
    const role = identity === 'admin' ? 'Admins' : 'Users';
    const verified = identity !== 'unverified';
    const person = await newPerson(server, { roles: [role], verified });
    return { ...person, counts: 'a user', scope: null, permissions: held(role), verified };
  };
  const isAsMade = async ({ id, cookie, verified, permissions }: Sender): Promise<boolean> => {
    const response = await send(server, 'GET', '/api/v1/bootstrap-data', { cookie });
    const { data } = (await response.json()) as { data: string };
    const { user } = JSON.parse(Buffer.from(data, 'base64').toString('utf8'));
    if (user?.id !== id || user.needs_verification === verified || user.impersonated) return false;
    const names = user.permissions.map((permission: { name: string }) => permission.name);
    return names.length === permissions.size && names.every((name: string) => permissions.has(name));
  };

  const pool: Pool = {};
  let isUsed = true;
  const world: World = {
    server,
    pool,
    async senderOf(identity) {
      const known = senders.get(identity);
      if (known && (!suspected.has(identity) || identity === 'guest' || (await isAsMade(known)))) {
        suspected.delete(identity);
        return known;
      }
      // Whoever is signed out by a request must get in again, however many wrong sign-ins came before.
      await sql`truncate attempts`.execute(db);
      const sender = await make(identity);
      suspected.delete(identity);
      senders.set(identity, sender);
      return sender;
    },
    suspect(identity) {
      isUsed = true;
      if (identity === 'admin') for (const each of identities) suspected.add(each);
      suspected.add(identity);
    },
    async replenish() {
      await sql`truncate attempts`.execute(db);
      if (isUsed) await fillPool(server, pool);
      isUsed = false;
    },
    meaningIn: (domain) => (field) => meaning(world, domain, field, folder),
  };
  return world;
}

/** Domains whose ids a field holds. */
const references: Record<string, string> = {
  artist_ids: 'artists',
  genre_ids: 'genres',
  tag_ids: 'tags',
  track_id: 'tracks',
  role_id: 'roles',
  role_ids: 'roles',
  actor_id: 'users',
  ids: 'users',
};
const local = [
  'http://127.0.0.1/x.png',
  'http://[::1]/x.png',
  'http://0x7f.1/',
  'ftp://127.0.0.1/',
  'javascript:x',
];

/** What fields are about: ids of throw-away things, addresses and passwords that are sometimes right. */
function meaning(world: World, domain: string, field: string, folder: string): fc.Arbitrary<unknown> | null {
  const { pool } = world;
  // The pool changes while requests are made: what is drawn is a place in it.
  const idOf = (name: string) =>
    fc.nat(7).map((n) => {
      const ids = pool[name] ?? [];
      return n === 7 || ids.length === 0 ? 999_999_999 : (ids[n % ids.length] ?? 999_999_999);
    });
  const reference = references[field];
  if (reference)
    return field.endsWith('s') ? fc.array(idOf(reference), { minLength: 1, maxLength: 3 }) : idOf(reference);
  switch (field) {
    case 'id':
      if (domain === 'plays') return null;
      return domain === 'users'
        ? fc.oneof(idOf('users'), fc.constant('me'))
        : idOf(domain === 'lyrics' ? 'tracks' : domain);
    case 'email':
      return fc.oneof(
        fc.constantFrom('nobody@example.com', 'throw1@example.com', 'person1@example.com'),
        fc.nat(9_999_999).map((n) => `fuzz${n}@example.com`),
      );
    case 'to':
      return fc.constant('someone@example.com');
    case 'password':
    case 'current_password':
      return fc.constantFrom(testPassword, phrase);
    case 'new_password':
    case 'new_password_confirmation':
    case 'password_confirmation':
      return fc.constant(phrase);
    case 'url':
      return domain === 'users' ? fc.constantFrom(...local) : null;
    case 'file':
      return fc.constant(undefined);
    case 'path':
      return fc.constantFrom(folder, '/nowhere', 'relative');
    case 'cursor':
      return fc.constantFrom(null, undefined, undefined);
    case 'permissions':
    case 'direct_permissions':
      return fc.constantFrom(
        [],
        [{ name: 'music.view', restrictions: [] }],
        [{ name: 'music.create', restrictions: [{ name: 'minutes', value: 5 }] }],
      );
    case 'values':
      return fc.constantFrom(...harmless);
    case 'language':
    case 'locale':
      return fc.constantFrom('de', 'en', 'ar', 'sw', 'xx');
    case 'timezone':
      return fc.constantFrom('Europe/Helsinki', 'UTC', null);
    case 'country':
      return fc.constantFrom('FI', 'DE', null);
    case 'genre':
      return fc.oneof(idOf('genres'), fc.constant('genre-1'));
    case 'tag':
      return fc.oneof(idOf('tags'), fc.constant('tag-1'));
    case 'slug':
      return fc.constantFrom('home', 'genre-1', 'tag-1', 'newest');
    default:
      return null;
  }
}

/** Settings that change what people see and nothing of what they may do. */
const harmless: readonly Record<string, unknown>[] = [
  {},
  { 'cookie_notice.enable': true, 'cookie_notice.message': 'Cookies, here too.' },
  { 'player.loudness': 'off' },
  { 'dates.format': 'iso', 'dates.default_timezone': 'UTC' },
  { 'uploads.allowed_types': ['audio/*'], 'uploads.max_bytes': 2_048 },
  { 'registration.policies': [] },
  { 'no.such.setting': 1 },
  { 'cookie_notice.enable': 'yes' },
];
