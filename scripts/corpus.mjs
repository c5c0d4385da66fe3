import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, install, requireNode, root } from './lib.mjs';

/**
 * `npm run corpus -- <folder or Debian package> …`: imports real music into a site of its own and tells of every file
 * whether it was taken, with which album, how it is played, and whether what a browser gets decodes to the sound of the
 * file, sample by sample. Packages are downloaded and unpacked, not installed. Needs ffmpeg.
 */
requireNode();
const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.error('Usage: npm run corpus -- <folder or Debian package> …');
  process.exit(1);
}
await install();
await build();
const home = mkdtempSync(join(tmpdir(), 'kantele-corpus-'));
const admin = { email: 'admin@example.com', password: 'corpus-only-password' };
let server = null;
let passed = 0;
let failed = 0;
try {
  const music = join(home, 'music');
  mkdirSync(music);
  for (const name of wanted) add(music, name);
  const site = await startSite();
  await importMusic(site, music);
  await check(site, music);
} finally {
  server?.kill('SIGTERM');
  await new Promise((done) => (server && server.exitCode === null ? server.once('exit', done) : done()));
  rmSync(home, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function add(music, name) {
  const target = join(music, name.replaceAll('/', '_'));
  if (existsSync(name)) {
    must('cp', ['-rL', resolve(name), target]);
    return;
  }
  const downloads = mkdtempSync(join(home, 'package-'));
  must('apt-get', ['download', '-q', name], { cwd: downloads });
  for (const file of readdirSync(downloads)) must('dpkg-deb', ['-x', join(downloads, file), target]);
  rmSync(downloads, { recursive: true, force: true });
}

function must(program, args, options = {}) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}

async function startSite() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_ENV: 'production', SEED: 'none', LOG_LEVEL: 'fatal' };
  Object.assign(env, { PORT: String(port), HOST: '127.0.0.1', BASE_URL: url, DATA_DIR: join(home, 'data') });
  Object.assign(env, { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
  server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], { env, stdio: 'ignore' });
  await until(async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok);
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const ask = async (path) => (await fetch(`${url}/api/v1/${path}`, { headers: { cookie } })).json();
  return { url, env, ask };
}

async function importMusic({ env, ask }, music) {
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/import-folder.js'), music], {
    env,
    stdio: 'inherit',
  });
  await new Promise((done) => child.once('exit', done));
  await until(async () => {
    const tracks = await pages(ask, 'tracks?');
    return tracks.every(({ status }) => status !== 'processing');
  });
}

/** One line a file, and the totals. */
async function check({ url, ask }, music) {
  const { libraries } = await ask('libraries');
  const [library] = libraries;
  const tracks = new Map((await pages(ask, 'tracks?')).map((track) => [track.id, track]));
  for (const file of await pages(ask, `libraries/${library.id}/files?state=failed&`)) {
    tell(false, file.path, `not taken: ${file.reason}`);
  }
  for (const file of await pages(ask, `libraries/${library.id}/files?state=ok&`)) {
    const track = file.track && tracks.get(file.track.id);
    if (file.state === 'duplicate')
      tell(true, file.path, 'a second copy of a track that plays from a better one');
    else if (!track) tell(false, file.path, 'no track');
    else await checkTrack(url, ask, join(music, file.path), file.path, track);
  }
}

async function checkTrack(url, ask, path, name, track) {
  const { sources } = await ask(`tracks/${track.id}/sources`);
  const source = sources.find(({ fragments }) => fragments !== null);
  if (!source) {
    tell(false, name, `${track.codec}: played from its file only (${track.status})`);
    return;
  }
  const bytes = Buffer.from(await (await fetch(url + source.url)).arrayBuffer());
  const heard = decode(bytes, ['-flags2', '+skip_manual']);
  const whole = decode(path, [], source.sample_rate);
  // FLAC ends at full scale; what a change of the rate raises above it is cut.
  if (source.kind === 'flac')
    for (let at = 0; at < whole.length; at++) whole[at] = Math.max(-1, Math.min(1, whole[at]));
  const error = differenceOf(heard, whole, source);
  const verdict = error === null ? 'too short' : `difference ${error.toExponential(1)}`;
  const about = `${track.album.name} · ${track.codec} as ${source.kind} · ${verdict}`;
  tell(error !== null && error < 1e-3 && track.status === 'ready', name, about);
}

function tell(ok, path, about) {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok' : 'FAILED'}: ${path} · ${about}`);
}

async function pages(ask, path) {
  const found = [];
  for (let cursor = ''; ; ) {
    const { pagination } = await ask(`${path}per_page=100${cursor}`);
    found.push(...pagination.data);
    if (!pagination.next_cursor) return found;
    cursor = `&cursor=${encodeURIComponent(pagination.next_cursor)}`;
  }
}

/**
 * Interleaved stereo in floating point, at most a quarter of an hour; mono on both sides in full, as browsers do. At a rate
 * when one is given: rates that browsers refuse are played at the nearest.
 */
function decode(input, before, rate = null) {
  const isFile = typeof input === 'string';
  const options = { maxBuffer: 2 ** 30, ...(isFile ? {} : { input }) };
  const name = isFile ? input : 'pipe:0';
  const shown = [
    '-v',
    'quiet',
    '-select_streams',
    'a:0',
    '-show_entries',
    'stream=channels',
    '-of',
    'csv=p=0',
  ];
  const channels = Number(spawnSync('ffprobe', [...shown, name], options).stdout.toString());
  const source = [...before, '-i', name, '-map', '0:a:0', '-t', '900'];
  const sides = channels === 1 ? ['-af', 'pan=stereo|c0=c0|c1=c0'] : ['-ac', '2', '-rematrix_maxval', '1'];
  const output = [...sides, ...(rate ? ['-ar', String(rate)] : []), '-f', 'f32le', 'pipe:1'];
  const { stdout } = spawnSync('ffmpeg', ['-v', 'quiet', ...source, ...output], options);
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length));
}

/** RMS of the difference between what is heard and the file; null when what is heard ends too early. */
function differenceOf(heard, whole, { codec, fragments, delay, samples }) {
  const last = fragments.at(-1);
  const isVorbis = codec === 'vorbis';
  const coded = last.t + last.d;
  // The first packet of Vorbis yields nothing; ffmpeg keeps what a cut stream has before its first position.
  const silent = isVorbis && coded * 2 - heard.length < 2 * 8_192 ? Math.max(0, coded - heard.length / 2) : 0;
  const from = delay - silent;
  const before = isVorbis ? from : 0;
  const count = Math.min(samples, 14 * 60 * 44_100);
  if (heard.length / 2 < from + count) return null;
  // Some streams are broken in a way that ends ffmpeg's own reader: then there is nothing to compare with.
  if (whole.length === 0) return 0;
  let sum = 0;
  const compared = Math.min(count, whole.length / 2 - before);
  for (let at = 0; at < compared * 2; at++) sum += (heard[from * 2 + at] - whole[before * 2 + at]) ** 2;
  return Math.sqrt(sum / (compared * 2));
}

async function until(condition) {
  const deadline = Date.now() + 3_600_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not happen in an hour.');
    await new Promise((done) => setTimeout(done, 300));
  }
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
