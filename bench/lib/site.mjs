import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchDir, dist, has, requireServer, startServer, tempFolder } from './processes.mjs';
import { seedCatalogue } from './seed.mjs';

const pg = requireServer('pg');
export const admin = { email: 'admin@example.com', password: 'bench-only-password' };
/** Bytes of the file that is streamed. */
export const audioBytes = 11_000_000;

const { BENCH_NODE_ARGS = '' } = process.env;
/** As `npm start` runs it; `BENCH_NODE_ARGS` adds to it, e.g. `--cpu-prof`. */
const nodeArguments = ['--enable-source-maps', ...BENCH_NODE_ARGS.split(' ').filter(Boolean)];

/** Why our server cannot run yet; null when it can. */
export function missingServer() {
  if (!existsSync(join(dist, 'main.js'))) return 'the server is not built';
  const manifest = join(dist, '../../web/dist/client/.vite/manifest.json');
  return existsSync(manifest) ? null : 'the web application is not built';
}

/**
 * Our server as it ships, over the embedded Postgres, in a data folder of its own: no demo music and no jobs, so that
 * nothing works beside the requests.
 */
export async function startSite(port, { dataDir = tempFolder('site'), env = {} } = {}) {
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer(process.execPath, [...nodeArguments, join(dist, 'main.js')], {
    url,
    path: '/readyz',
    cluster: env.DATABASE_URL ? undefined : join(dataDir, 'postgres'),
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      BASE_URL: url,
      DATA_DIR: dataDir,
      SEED: 'none',
      WORKER: 'false',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...env,
    },
  });
  const databaseUrl = env.DATABASE_URL ?? urlOf(dataDir);
  return { ...server, url, dataDir, databaseUrl, postgres: postmasterOf(dataDir) };
}

function urlOf(dataDir) {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  return `postgres://kantele:${password}@127.0.0.1:${port}/postgres`;
}

function postmasterOf(dataDir) {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

let shared = null;

/** One seeded site for all questions: 10,000 tracks and a file to stream. Started when first needed. */
export function seededSite() {
  shared ??= openSeeded();
  return shared;
}

/** By codec, in the order of their tracks. */
export const repackagedSounds = {
  flac: {
    ...{ mime: 'audio/flac', form: 'original_mp4', ending: 'flac', seconds: 90 },
    encoder: ['-c:a', 'flac', '-sample_fmt', 's16'],
  },
  aac: {
    ...{ mime: 'audio/mp4', form: 'original_mp4', ending: 'm4a', seconds: 260 },
    encoder: ['-c:a', 'aac', '-b:a', '256k'],
  },
  mp3: {
    ...{ mime: 'audio/mpeg', form: 'original_mpeg', ending: 'mp3', seconds: 200 },
    encoder: ['-c:a', 'libmp3lame', '-b:a', '320k'],
  },
  vorbis: {
    ...{ mime: 'audio/ogg', form: 'original_webm', ending: 'ogg', seconds: 200 },
    encoder: ['-c:a', 'libvorbis', '-q:a', '10'],
  },
};

/** Another one of the same content, nothing asked of it yet. */
export async function openSeeded(port = 4100, env = {}) {
  const site = await startSite(port, { env });
  const folder = join(site.dataDir, 'files/music/bench');
  mkdirSync(folder, { recursive: true });
  const audioFile = join(folder, 'original.ogg');
  writeFileSync(audioFile, noise(audioBytes));
  const plain = { mime: 'audio/ogg', codec: 'vorbis', forms: ['original'], bytes: audioBytes };
  const sounds = [{ ...plain, storageKey: 'music/bench/original.ogg' }, ...writeSounds(folder)];
  await withDatabase(site, (client) => seedCatalogue(client, sounds));
  return { ...site, audioFile, cookie: await signIn(site.url) };
}

/** Real files of more than 6 MB in every codec whose packets are repackaged: tracks 2 to 5. */
function writeSounds(folder) {
  if (!has('ffmpeg')) return [];
  return Object.entries(repackagedSounds).map(([codec, { mime, form, seconds, encoder, ending }]) => {
    const name = `sound.${ending}`;
    const file = join(folder, name);
    const source = `anoisesrc=d=${seconds}:c=pink:r=44100:a=0.3:seed=9`;
    execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, '-ac', '2', ...encoder, file]);
    const storageKey = `music/bench/${name}`;
    return { mime, codec, forms: ['original', form], bytes: statSync(file).size, storageKey };
  });
}

export async function withDatabase(site, work) {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The cookie of the admin's session. */
export async function signIn(url) {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!cookie) throw new Error(`Sign-in failed: ${await response.text()}`);
  return cookie.split(';')[0];
}

/** Bytes that do not compress and are the same each time. */
function noise(bytes) {
  const blocks = [];
  for (let made = 0; made < bytes; made += 32) blocks.push(createHash('sha256').update(`${made}`).digest());
  return Buffer.concat(blocks, bytes);
}

/**
 * The statements a request to our server issues once everything is warm, as `{ text, values }`: a yardstick repeats
 * them and can never be out of date.
 */
export async function recordStatements(site, path, headers = {}) {
  const file = join(tempFolder('sql'), 'statements.jsonl');
  const recorder = join(benchDir, 'lib', 'record-sql.mjs');
  const second = await startSite(4104, {
    dataDir: site.dataDir,
    env: {
      DATABASE_URL: site.databaseUrl,
      NODE_OPTIONS: `--import=${recorder}`,
      BENCH_SQL_FILE: file,
      BENCH_PG: requireServer.resolve('pg'),
    },
  });
  try {
    for (let time = 0; time < 2; time++) {
      writeFileSync(file, '');
      const response = await fetch(second.url + path, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    }
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line)).filter((entry) => !/site_revision/.test(entry.text));
  } finally {
    await second.stop();
  }
}

/** Roots of the process trees of a server that shares the database of `site`. */
export const withPostgres = (site, server) => [server.pid, site.postgres];
