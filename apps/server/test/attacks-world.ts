import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { addMusic, testPassword } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import type { AttackActor } from './attack-cases.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { cookiesOf, newPerson, newToken, putSettings, send } from './http-accounts.ts';

/** A site with everybody and everything the cases speak of. */
export interface AttackWorld {
  server: TestServer;
  /** Headers that make a request somebody's. */
  actors: Record<AttackActor, Record<string, string>>;
  /** Values of the names in capitals. */
  values: Record<string, string>;
  /** What no answer may ever hold. */
  secrets: string[];
}

const smtpPassword = 'smtp-secret-that-stays-here';

export async function attackWorld(): Promise<AttackWorld> {
  const server = await startTestServer();
  const { db } = server.site.services;
  await putSettings(server, {
    'human_check.actions': ['register', 'contact'],
    'registration.policies': [{ id: 'terms', label: 'Terms', action: '/pages/terms' }],
    'mail.smtp.password': smtpPassword,
    'social.google.enable': true,
    'social.google.client_id': 'client',
    'social.google.client_secret': 'social-secret-that-stays-here',
  });
  const login = await send(server, 'POST', '/auth/login', {
    body: { email: 'admin@example.com', password: testPassword },
  });
  const { sid = '', 'XSRF-TOKEN': ownXsrf = '' } = cookiesOf(login);
  const foreign = await send(server, 'POST', '/auth/login', {
    body: { email: 'admin@example.com', password: testPassword },
  });
  const user = await newPerson(server);
  const other = await newPerson(server);
  const manager = await newPerson(server, { roles: [], permissions: ['users.manage', 'roles.manage'] });
  const token = await newToken(server, user.cookie);
  const adminToken = await newToken(server, `sid=${sid}`);
  const foreignToken = await newToken(server, other.cookie);
  for (let count = 1; count < 50; count += 1) await newToken(server, user.cookie);
  const music = await addMusic(server.site, { artist: 'Target', album: 'Safe' });
  const roles = await db.selectFrom('roles').select(['id', 'name']).execute();
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', other.id)
    .executeTakeFirstOrThrow();
  const { pagination } = await (await server.site.user()).users.list({ per_page: 1 });
  const cursor = pagination.next_cursor ?? '';
  const hash = createHash('sha256').update(token.text).digest('hex');
  const own = { cookie: `sid=${sid}` };
  return {
    server,
    actors: {
      guest: {},
      user: { cookie: user.cookie },
      manager: { cookie: manager.cookie },
      admin: own,
      token: { authorization: `Bearer ${token.text}` },
      'admin token': { authorization: `Bearer ${adminToken.text}` },
    },
    values: {
      ARTIST: String(music.artistId),
      PASSWORD: testPassword,
      TOKEN: token.text,
      TOKEN_HASH: hash,
      USER: String(user.id),
      OTHER: String(other.id),
      MANAGER: String(manager.id),
      FOREIGN_TOKEN: String(foreignToken.id),
      FOREIGN_SESSION: String(session.id),
      OWN_XSRF: ownXsrf,
      FOREIGN_XSRF: cookiesOf(foreign)['XSRF-TOKEN'] ?? '',
      USERS_CURSOR: cursor,
      FLIPPED_CURSOR: `${cursor.slice(0, 6)}${flipped(cursor[6])}${cursor.slice(7)}`,
      ...Object.fromEntries(roles.map(({ id, name }) => [`ROLE_${name.toUpperCase()}`, String(id)])),
    },
    secrets: [sid, smtpPassword, 'social-secret-that-stays-here', '$argon2', hash, adminToken.text],
  };
}

const flipped = (letter = 'A') => (letter === 'A' ? 'B' : 'A');

/** Puts values where their names in capitals stand; `"#NAME"` becomes a number. */
export function fill(text: string, values: Record<string, string>): string {
  return text
    .replaceAll(/"#([A-Z_]+)"/g, (all, name: string) => values[name] ?? all)
    .replaceAll(/\b[A-Z]{2,}(_[A-Z]+)*\b/g, (name) => values[name] ?? name);
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  ms: number;
}

/** A request whose path and headers are sent as they are written. */
export function ask(
  server: TestServer,
  sent: { method: string; path: string; headers: Record<string, string>; body?: string },
): Promise<RawAnswer> {
  const { port, hostname } = new URL(server.url);
  const started = performance.now();
  return new Promise((done, fail) => {
    const { method, path, headers, body } = sent;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const call = request(
      { port, hostname, method, path, headers: { ...length, ...headers }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const ms = performance.now() - started;
          done({ status: answer.statusCode ?? 0, headers: answer.headers, text, ms });
        });
      },
    );
    call.on('error', fail);
    call.end(body);
  });
}

/** Tables that only note that somebody was there, and columns that note when. */
const notes = ['attempts', 'sessions', 'human_checks_used', 'kysely_migration', 'kysely_migration_lock'];
const moments = ['last_used_at', 'last_seen_at', 'last_login_at'];

/** Everything an attack could change: all tables of the site and the queue of jobs, as one text. */
export async function fingerprint({ site }: TestServer): Promise<string> {
  const { db } = site.services;
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where (schemaname = 'public' and tablename <> all(${notes}))
      or (schemaname = 'graphile_worker' and tablename = '_private_jobs') order by 1`.execute(db);
  const parts = tables.map(({ name }) => {
    // What was tried is noted: that is the point of it.
    const but = name === 'public.audit_events' ? sql`where action <> 'auth.unexpected_fields'` : sql``;
    return sql`select ${sql.lit(name)} || (to_jsonb(t) - ${moments}::text[])::text as row from ${sql.raw(name)} t ${but}`;
  });
  const { rows } = await sql<{ sum: string }>`
    select md5(string_agg(row, '|' order by row)) as sum from (${sql.join(parts, sql` union all `)}) x`.execute(
    db,
  );
  return rows[0]?.sum ?? '';
}

/** Transactions a program has had open for more than five seconds: how long, and its last statement. Those Postgres begins itself (autovacuum) may be long. */
export async function longTransactions({ site }: TestServer): Promise<{ seconds: number; query: string }[]> {
  const { rows } = await sql<{ seconds: number; query: string }>`
    select extract(epoch from now() - xact_start)::float8 as seconds, query from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and xact_start < now() - interval '5 seconds'`.execute(site.services.db);
  return rows;
}
