import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '@kantele/db';
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia';

/** Lucia's rules (expiry, renewal) over our own table: the database only ever sees the SHA-256 of a session id. */

const rememberedFor = new TimeSpan(30, 'd');
const otherwiseFor = new TimeSpan(24, 'h');

declare module 'lucia' {
  interface Register {
    UserId: number;
    DatabaseSessionAttributes: { remember: boolean };
  }
}

export function hashSessionId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

interface SessionRow {
  user_id: number;
  expires_at: Date;
  remember: boolean;
}

function adapter(db: Db): Adapter {
  const toSession = (id: string, row: SessionRow): DatabaseSession => ({
    id,
    userId: row.user_id,
    expiresAt: row.expires_at,
    attributes: { remember: row.remember },
  });
  return {
    async getSessionAndUser(id) {
      const row = await db
        .selectFrom('sessions')
        .select(['user_id', 'expires_at', 'remember'])
        .where('id_hash', '=', hashSessionId(id))
        .executeTakeFirst();
      return row ? [toSession(id, row), { id: row.user_id, attributes: {} }] : [null, null];
    },
    async getUserSessions() {
      // Ids are not stored, so there is nothing lucia could return; lists of sessions read the table.
      return [];
    },
    async setSession(session) {
      await db
        .insertInto('sessions')
        .values({
          id_hash: hashSessionId(session.id),
          user_id: session.userId,
          expires_at: session.expiresAt,
          remember: session.attributes.remember,
        })
        .execute();
    },
    async updateSessionExpiration(id, expiresAt) {
      // Lucia knows one length of sessions; those that are not remembered keep their own end.
      await db
        .updateTable('sessions')
        .set({ expires_at: expiresAt })
        .where('id_hash', '=', hashSessionId(id))
        .where('remember', '=', true)
        .execute();
    },
    async deleteSession(id) {
      await db.deleteFrom('sessions').where('id_hash', '=', hashSessionId(id)).execute();
    },
    async deleteUserSessions(userId) {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },
    async deleteExpiredSessions() {
      await db.deleteFrom('sessions').where('expires_at', '<=', new Date()).execute();
    },
  };
}

const lucias = new WeakMap<Db, Lucia>();
function luciaOf(db: Db): Lucia {
  const known = lucias.get(db) ?? new Lucia(adapter(db), { sessionExpiresIn: rememberedFor });
  lucias.set(db, known);
  return known;
}

export interface NewSession {
  /** The cookie's value: 256 random bits; shown once, never stored. */
  id: string;
  /** Seconds the cookie lives; null until the browser is closed. */
  maxAge: number | null;
}

/** Opens a session of a new id. */
export async function createSession(db: Db, userId: number, remember: boolean): Promise<NewSession> {
  const id = randomBytes(32).toString('base64url');
  if (remember) {
    await luciaOf(db).createSession(userId, { remember }, { sessionId: id });
    return { id, maxAge: rememberedFor.seconds() };
  }
  const expiresAt = new Date(Date.now() + otherwiseFor.milliseconds());
  await adapter(db).setSession({ id, userId, expiresAt, attributes: { remember } });
  return { id, maxAge: null };
}

/** The user of a session cookie, or null when it is unknown or over. */
export async function validateSession(db: Db, id: string): Promise<{ userId: number; hash: string } | null> {
  if (!/^[\w-]{20,100}$/.test(id)) return null;
  const { session } = await luciaOf(db).validateSession(id);
  return session ? { userId: session.userId, hash: hashSessionId(id) } : null;
}

export async function endSession(db: Db, id: string): Promise<void> {
  await luciaOf(db).invalidateSession(id);
}
