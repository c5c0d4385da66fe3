import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '@kantele/db';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';
import { holds } from '../../../core/actor.ts';
import type { Permission } from '../../../core/permissions.ts';
import { type Holder, holderOf } from '../../roles/holder.ts';
import { coversAll } from '../../roles/policy.ts';
import * as queries from './session-queries.ts';

/** Lucia's rules (expiry, renewal) over our own table: the database only ever sees the SHA-256 of a session id. */

const rememberedFor = new TimeSpan(30, 'd');
const otherwiseFor = new TimeSpan(24, 'h');
/** Milliseconds between two notes that a session is in use. */
const seenEveryMs = 300_000;

interface SessionAttributes {
  /** Of the row; opens nothing. Null while the session is being made. */
  rowId: number | null;
  remember: boolean;
  authenticatedAt: Date;
  lastSeenAt: Date;
  impersonatorId: number | null;
  userAgent: string | null;
  ip: string | null;
}

declare module 'lucia' {
  interface Register {
    Lucia: Sessions;
    UserId: number;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: Holder;
  }
}

export function hashSessionId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

function adapter(db: Db): Adapter {
  return {
    async getSessionAndUser(id) {
      const row = await queries.sessionBy(db, { hash: hashSessionId(id) });
      if (!row) return [null, null];
      const session: DatabaseSession = {
        id,
        userId: row.user_id,
        expiresAt: row.expires_at,
        attributes: {
          rowId: row.id,
          remember: row.remember,
          authenticatedAt: row.authenticated_at,
          lastSeenAt: row.last_seen_at,
          impersonatorId: row.impersonator_id,
          userAgent: null,
          ip: null,
        },
      };
      const user: DatabaseUser = { id: row.user_id, attributes: holderOf(row, now()) };
      return [session, user];
    },
    async setSession(session) {
      const { remember, impersonatorId, userAgent, ip, authenticatedAt } = session.attributes;
      await queries.insertSession(db, {
        id_hash: hashSessionId(session.id),
        user_id: session.userId,
        expires_at: session.expiresAt,
        remember,
        impersonator_id: impersonatorId,
        user_agent: userAgent,
        ip,
        authenticated_at: authenticatedAt,
      });
    },
    // Lucia knows one length of sessions; those that are not remembered keep their own end.
    updateSessionExpiration: (id, expiresAt) => queries.extendRemembered(db, hashSessionId(id), expiresAt),
    deleteSession: (id) => queries.deleteSession(db, hashSessionId(id)),
    // The rest of the interface is not asked for: lists and removals read the table themselves.
    getUserSessions: async () => [],
    deleteUserSessions: async () => {},
    deleteExpiredSessions: async () => {},
  };
}

// biome-ignore lint/plugin: Lucia reads the clock of the machine, and what is held against its times has to as well.
const now = () => new Date();

function createLucia(db: Db) {
  return new Lucia(adapter(db), {
    sessionExpiresIn: rememberedFor,
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (attributes) => attributes,
  });
}
type Sessions = ReturnType<typeof createLucia>;

const lucias = new WeakMap<Db, Sessions>();
function luciaOf(db: Db): Sessions {
  const known = lucias.get(db) ?? createLucia(db);
  lucias.set(db, known);
  return known;
}

export interface NewSession {
  /** The cookie's value: 256 random bits; shown once, never stored. */
  id: string;
  /** Seconds the cookie lives; null until the browser is closed. */
  maxAge: number | null;
}

export interface SessionOptions {
  remember: boolean;
  userAgent?: string | null;
  ip?: string | null;
  impersonatorId?: number | null;
  authenticatedAt?: Date;
}

/** Opens a session of a new id. */
export async function createSession(db: Db, userId: number, options: SessionOptions): Promise<NewSession> {
  const id = randomBytes(32).toString('base64url');
  const { remember, impersonatorId = null, userAgent = null, ip = null } = options;
  const authenticatedAt = options.authenticatedAt ?? now();
  const attributes = {
    rowId: null,
    remember,
    impersonatorId,
    ip,
    authenticatedAt,
    lastSeenAt: now(),
    userAgent: userAgent?.slice(0, 400) ?? null,
  };
  if (remember) {
    await luciaOf(db).createSession(userId, attributes, { sessionId: id });
    return { id, maxAge: rememberedFor.seconds() };
  }
  const expiresAt = new Date(now().getTime() + otherwiseFor.milliseconds());
  await adapter(db).setSession({ id, userId, expiresAt, attributes });
  return { id, maxAge: null };
}

export interface OpenSession extends Holder {
  userId: number;
  /** Of the row; opens nothing. */
  id: number | null;
  hash: string;
  permissions: Permission[];
  authenticatedAt: Date;
  impersonatorId: number | null;
}

/** The user of a session cookie, or null when it is unknown, over, or its user is suspended. */
export async function validateSession(db: Db, id: string): Promise<OpenSession | null> {
  if (!/^[\w-]{20,100}$/.test(id)) return null;
  const { session, user } = await luciaOf(db).validateSession(id);
  if (!session || user.suspended) return null;
  if (session.impersonatorId !== null && !(await mayStillActAs(db, session.impersonatorId, user))) {
    await endSession(db, id);
    return null;
  }
  const hash = hashSessionId(id);
  if (now().getTime() - session.lastSeenAt.getTime() > seenEveryMs) await queries.noteSeen(db, hash);
  const { authenticatedAt, impersonatorId } = session;
  return { ...user, userId: session.userId, id: session.rowId, hash, authenticatedAt, impersonatorId };
}

/** The same by the id of its row, for what was made in it; it is not renewed by that. */
export async function sessionOfRow(db: Db, id: number): Promise<OpenSession | null> {
  const row = await queries.sessionBy(db, { id });
  if (!row || row.expires_at <= now()) return null;
  const user = holderOf(row, now());
  if (user.suspended) return null;
  const { impersonator_id: impersonatorId, authenticated_at: authenticatedAt, id_hash: hash } = row;
  if (impersonatorId !== null && !(await mayStillActAs(db, impersonatorId, user))) return null;
  return { ...user, userId: row.user_id, id, hash, authenticatedAt, impersonatorId };
}

/** Whether an admin may go on acting as a user: asked for each request, so that a demotion counts at once. */
async function mayStillActAs(db: Db, adminId: number, user: Holder): Promise<boolean> {
  const row = await queries.holderById(db, adminId);
  if (!row) return false;
  const admin = holderOf(row, now());
  return (
    !admin.suspended &&
    holds(admin.permissions, 'users.manage') &&
    coversAll(admin.permissions, user.permissions)
  );
}

export async function endSession(db: Db, id: string): Promise<void> {
  await luciaOf(db).invalidateSession(id);
}
