import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { S3Config } from '../../src/storage/s3-client.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

export interface ServerOptions {
  dataDir: string;
  databaseUrl: string;
  /** Where it ends itself, and at which time it gets there: `upload.told:2`. */
  failpoint?: string | undefined;
  /** Whether it does the jobs as well. */
  worker?: boolean;
  /** Where it keeps files; absent: in its folder. */
  bucket?: S3Config | undefined;
  /** Address of a push service of the test. */
  pushService?: string | undefined;
}

/** A server of the build in a process of its own, which may end at any moment. */
export interface KillableServer {
  url: string;
  pid: number;
  /** Resolves with the signal that ended it, or null for an end of its own. */
  ended: Promise<NodeJS.Signals | null>;
  hasEnded(): boolean;
  kill(signal?: NodeJS.Signals): void;
}

export const admin = { email: 'admin@example.com', password: 'correct horse battery' };

/** The environment of a test server. */
function environmentOf({
  dataDir,
  databaseUrl,
  failpoint,
  worker,
  bucket,
  pushService,
}: ServerOptions): NodeJS.ProcessEnv {
  return {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    ...{ HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEED: 'none' },
    ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, DRAIN_SECONDS: '0' },
    ...{ WORKER: worker ? 'true' : 'false', FAILPOINT: failpoint ?? '' },
    PUSH_SERVICE: pushService ?? '',
    ...(bucket && {
      ...{ S3_ENDPOINT: bucket.endpoint, S3_REGION: bucket.region, S3_BUCKET: bucket.bucket },
      ...{ S3_ACCESS_KEY_ID: bucket.accessKeyId, S3_SECRET_ACCESS_KEY: bucket.secretAccessKey },
    }),
  };
}

/** Starts a server; resolves when it listens. @throws Error with what it said when it ends instead */
export function startServer(options: ServerOptions): Promise<KillableServer> {
  const child = spawn(process.execPath, [`${dist}main.js`], { env: environmentOf(options) });
  let hasEnded = false;
  const ended = new Promise<NodeJS.Signals | null>((done) =>
    child.once('exit', (_code, signal) => {
      hasEnded = true;
      done(signal);
    }),
  );
  return new Promise((done, fail) => {
    let text = '';
    const listen = (chunk: Buffer) => {
      text += String(chunk);
      const url = /Kantele is at (\S+)/.exec(text)?.[1];
      if (!url) return;
      const kill = (signal: NodeJS.Signals = 'SIGKILL') => void child.kill(signal);
      done({ url, pid: child.pid ?? 0, ended, hasEnded: () => hasEnded, kill });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', fail);
    void ended.then(() => fail(new Error(`A server ended while it started: ${text}`)));
  });
}

/** Runs `npm run files` of the build; what it printed. @throws Error when it ends badly */
export async function runFiles(options: ServerOptions, command: '--sweep' | '--verify'): Promise<string> {
  const child = spawn(process.execPath, [`${dist}files.js`, command], { env: environmentOf(options) });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(text);
  return text.trim();
}

/** The cookie of the admin's session, which every server of one database knows. */
export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(admin),
  });
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith('sid='));
  if (!cookie) throw new Error(`Nobody could sign in: ${response.status}`);
  return cookie.split(';')[0] ?? '';
}
