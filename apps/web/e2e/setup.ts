import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeFixtures } from './gapless/fixtures.ts';
import { startIdentityProvider } from './identity-provider.ts';
import { albums, type FixtureAlbum, seconds } from './library.ts';
import { addLongList } from './long-list.ts';
import { startMailServer } from './mail-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const dist = join(root, 'apps/server/dist');

interface FixtureFile {
  album: FixtureAlbum;
  track: FixtureAlbum['tracks'][number];
  place: string;
  number: number;
}

/** Starts the real server on a data folder of its own and fills it from real files through the command. */
export default async function setup(): Promise<() => Promise<void>> {
  const ends: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    await start(ends);
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}

/** Everything the tests run against; what ends it is added to `ends`. */
async function start(ends: (() => Promise<void> | void)[]): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'kantele-e2e-'));
  ends.push(() => rmSync(dir, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: join(dir, 'data'),
    PORT: String(port),
    SEED: 'none',
    LOG_LEVEL: 'warn',
    ADMIN_PASSWORD: 'correct horse battery',
  };
  const server = spawn(process.execPath, [join(dist, 'main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(() => stop(server));
  await Promise.all([writeLibrary(join(dir, 'music')), until(() => answers(`${url}/readyz`))]);
  execFileSync(process.execPath, [join(dist, 'import-folder.js'), join(dir, 'music')], {
    env,
    stdio: 'ignore',
  });
  const joins = await makeFixtures();
  ends.push(joins.remove);
  process.env.E2E_JOINS = joins.folder;
  await until(async () => {
    const response = await fetch(`${url}/api/v1/tracks?perPage=100`);
    const { pagination } = (await response.json()) as { pagination: { data: { status: string }[] } };
    return pagination.data.length > 0 && pagination.data.every((track) => track.status === 'ready');
  });
  await addLongList(env.DATA_DIR);
  const mail = await startMailServer();
  ends.push(mail.stop);
  const provider = await startIdentityProvider(url);
  ends.push(provider.stop);
  await configure(url, {
    'mail.smtp.host': '127.0.0.1',
    'mail.smtp.port': mail.smtpPort,
    'mail.smtp.secure': false,
    'mail.from_address': 'music@example.com',
    require_email_confirmation: true,
    'registration.policies': [{ id: 'terms', label: 'the terms of use', action: '/pages/terms' }],
    'social.oidc.enable': true,
    'social.oidc.label': 'Harbour ID',
    'social.oidc.issuer': provider.issuer,
    'social.oidc.client_id': provider.clientId,
    'social.oidc.client_secret': provider.clientSecret,
  });
  process.env.E2E_URL = url;
  process.env.E2E_MAIL = mail.url;
}

/** Sets the site up the way an admin does. */
async function configure(url: string, values: Record<string, unknown>) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const signedIn = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'admin@example.com', password: 'correct horse battery' }),
  });
  const cookie = signedIn.headers.getSetCookie().map((text) => text.split(';')[0]);
  const answer = await fetch(`${url}/api/v1/settings`, {
    method: 'PUT',
    headers: { ...headers, cookie: cookie.join('; ') },
    body: JSON.stringify({ values }),
  });
  if (!answer.ok) throw new Error(`The settings were not taken: ${await answer.text()}`);
}

/** The music as a folder of files, two of them at a time. */
async function writeLibrary(folder: string): Promise<void> {
  const files = albums.flatMap((album) => {
    const place = join(folder, album.artist, album.title);
    mkdirSync(place, { recursive: true });
    if (album.cover)
      copyFileSync(join(root, 'apps/server/assets/demo', album.cover), join(place, 'cover.webp'));
    return album.tracks.map((track, index) => ({ album, track, place, number: index + 1 }));
  });
  const writeNext = async () => {
    for (let file = files.shift(); file; file = files.shift()) await writeTrack(file);
  };
  await Promise.all([writeNext(), writeNext()]);
}

/** Chords of two notes: real audio whose loudness never falls to silence. */
async function writeTrack({ album, track, place, number }: FixtureFile): Promise<void> {
  const pitch = 180 + 37 * (number - 1) + 11 * album.title.length;
  const chord = `0.25*sin(2*PI*${pitch}*t)+0.2*sin(2*PI*${pitch * 1.5}*t)|0.3*sin(2*PI*${pitch * 1.25}*t)`;
  // After four seconds all of these waves are where they began: what follows is the same again.
  const source = `aevalsrc='${chord}':s=48000:d=4,aloop=-1:size=192000,atrim=end=${track.seconds ?? seconds}`;
  const tags = {
    ...{ TITLE: track.title, ARTIST: album.artist, ALBUMARTIST: album.artist, ALBUM: album.title },
    ...{ TRACKNUMBER: String(number), DATE: album.date, GENRE: album.genre, LABEL: 'Tin Harbour' },
    ...{ COMPOSER: album.artist, COPYRIGHT: `${album.date.slice(0, 4)} Tin Harbour` },
  };
  const metadata = Object.entries(tags).flatMap(([key, value]) => ['-metadata', `${key}=${value}`]);
  const name = `${String(number).padStart(2, '0')} ${track.title.replaceAll('/', '-')}`;
  const file = join(place, `${name}.flac`);
  const input = ['-nostdin', '-v', 'error', '-y', '-f', 'lavfi', '-i', source];
  await promisify(execFile)('ffmpeg', [...input, ...metadata, '-sample_fmt', 's16', file]);
  if (track.lyrics) writeFileSync(file.replace(/\.flac$/, '.lrc'), track.lyrics);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 240_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('The server did not get ready.');
    await new Promise((next) => setTimeout(next, 100));
  }
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (server.exitCode !== null) return done();
    server.once('exit', () => done());
    server.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
