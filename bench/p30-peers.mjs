import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, mayInstall } from '../scripts/machine.mjs';
import { runImport } from './lib/import-run.mjs';
import { missingFfmpeg, writeLibrary } from './lib/library.mjs';
import { missingWrk, mixedLoad } from './lib/load.mjs';
import { memoryOf } from './lib/memory.mjs';
import { scanByMpd } from './lib/mpd.mjs';
import { has, tempFolder } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { measureRounds, plan, ratioOf } from './lib/rounds.mjs';
import { missingServer, signIn, startSite } from './lib/site.mjs';
import { startSupysonic } from './lib/supysonic.mjs';

export const ids = ['P30'];

const songs = 10_000;
const large = { Range: 'bytes=0-5242879' };
const seek = { Range: 'bytes=5000000-5065535' };
/** What is asked of both, with the goal of the ratio where the issue of speed names one for the best peer. */
const figures = {
  albums: { text: 'list of 50 albums, signed in: CPU ÷ Supysonic', goal: 0.5 },
  albumsTrpc: { text: '… over tRPC', goal: 0.7, beside: 'albums' },
  search: { text: 'search for 10 songs among 10,000: CPU ÷ Supysonic', goal: 0.25 },
  album: { text: 'album with its tracks: CPU ÷ Supysonic', goal: null },
  artist: { text: 'artist: CPU ÷ Supysonic', goal: null },
  large: { text: '5 MB ranges: CPU per GB ÷ Supysonic', goal: 0.5, field: 'cpuPerGb', unit: 's/GB' },
  seek: { text: '64 KB range: CPU ÷ Supysonic', goal: 0.5 },
};
const imports = {
  supysonic: 'import of 10,000 files, Postgres included: CPU ÷ Supysonic',
  mpd: '… ÷ MPD',
};
const memory = {
  idle: 'memory after the import, idle, Postgres included ÷ Supysonic',
  loaded: '… after a mixed load of the rows above',
};
/** Packages of Debian; what npm does not have cannot be measured. */
const packages = { 'supysonic-server': 'supysonic', gunicorn: 'gunicorn', mpd: 'mpd', mpc: 'mpc' };

/** Ours beside other servers, over the same files: with `--peers`, which installs them where it can. */
export async function measure({ peers }) {
  const reason = !peers
    ? 'asked for with --peers'
    : (missingWrk ?? missingServer() ?? missingFfmpeg ?? (await missingPeers()));
  if (reason) return [notMeasured('P30', 'other servers over the same 10,000 files', reason)];
  const folder = join(tempFolder('peers'), 'music');
  writeLibrary(folder, songs);
  writeLongSong(folder);
  const site = await startSite(4150);
  const usage = await runImport(site, folder, songs + 1);
  const supysonic = await startSupysonic(4151, folder);
  const mpdMs = await scanByMpd(4152, folder);
  const idle = [memoryOf(site), memoryOf(supysonic)];
  const targets = await targetsOf(site, supysonic);
  const samples = await measureRounds(targets);
  for (const whose of ['our ', 'their '])
    await mixedLoad(
      targets.filter(({ name }) => name.startsWith(whose)),
      plan.loadSeconds,
    );
  const loaded = [memoryOf(site), memoryOf(supysonic)];
  await supysonic.stop();
  await site.stop();
  const ours = [{ perThousand: (usage.cpuMs + usage.postgresMs) / songs }];
  const theirs = (ms) => [{ perThousand: ms / songs }];
  const imported = (name, ms) =>
    row('P30', imports[name], ratioOf(ours, theirs(ms), 'perThousand'), { unit: 's/1000' });
  return [
    ...Object.entries(figures).map(([name, { text, goal, beside = name, field = 'cpuUs', unit = 'µs' }]) =>
      row('P30', text, ratioOf(samples.get(`our ${name}`), samples.get(`their ${beside}`), field), {
        goal,
        unit,
      }),
    ),
    imported('supysonic', supysonic.scanMs),
    imported('mpd', mpdMs),
    ...Object.entries({ idle, loaded }).map(([name, [mine, other]]) =>
      row('P30', memory[name], ratioOf([{ mb: mine }], [{ mb: other }], 'mb'), { unit: 'MB' }),
    ),
    notMeasured('P30', 'jamserve, mStream', 'the npm registry does not have them'),
  ];
}

async function missingPeers() {
  const missing = () =>
    Object.keys(packages)
      .filter((program) => !has(program))
      .map((program) => packages[program]);
  if (missing().length > 0 && mayInstall()) await aptInstall(missing());
  const left = missing();
  return left.length > 0
    ? `not installed: ${left.join(', ')} (Debian: apt-get install ${left.join(' ')})`
    : null;
}

/** A song of more than 6 MB, for ranges. */
function writeLongSong(folder) {
  const dir = join(folder, 'Long', 'Long');
  mkdirSync(dir, { recursive: true });
  const tags = { title: 'Long', artist: 'Long', album_artist: 'Long', album: 'Long', track: '1' };
  const meta = Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
  const source = 'anoisesrc=d=90:c=pink:r=44100:a=0.3:seed=9';
  const sound = ['-ac', '2', '-c:a', 'flac', '-sample_fmt', 's16', ...meta];
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, ...sound, join(dir, '01 Long.flac')]);
}

async function targetsOf(site, supysonic) {
  const get = async (path) => (await fetch(`${site.url}/api/v1/${path}`)).json();
  const { pagination } = await get('albums?perPage=1&orderBy=name');
  const found = await get('search?query=long&types=tracks,artists&limit=1');
  const [album] = pagination.data;
  const long = found.results.tracks[0];
  const theirs = await supysonic.ask('search3', `&query=Long&songCount=1&artistCount=0&albumCount=0`);
  const theirLong = theirs.searchResult3.song[0];
  const theirAlbum = (await supysonic.ask('getAlbumList2', '&type=alphabeticalByName&size=1')).albumList2
    .album[0];
  const cookie = await signIn(site.url);
  const ours = { pids: [site.pid, site.postgres] };
  const other = { pids: [supysonic.pid] };
  const signedIn = { headers: { cookie } };
  const api = (path) => `${site.url}/api/v1/${path}`;
  const trpc = `${site.url}/trpc/albums.list?input=${encodeURIComponent('{"per_page":50}')}`;
  const stream = `tracks/${long.id}/stream?rendition=original`;
  return [
    { name: 'our albums', url: api('albums?perPage=50'), ...ours, ...signedIn },
    { name: 'our albumsTrpc', url: trpc, ...ours, ...signedIn },
    { name: 'their albums', url: supysonic.address('getAlbumList2', '&type=newest&size=50'), ...other },
    { name: 'our search', url: api('search?query=called+40&types=tracks&limit=10'), ...ours, ...signedIn },
    {
      ...{ name: 'their search', ...other },
      url: supysonic.address('search3', '&query=Called+40&songCount=10&artistCount=0&albumCount=0'),
    },
    { name: 'our album', url: api(`albums/${album.id}`), ...ours, ...signedIn },
    { name: 'their album', url: supysonic.address('getAlbum', `&id=${theirAlbum.id}`), ...other },
    { name: 'our artist', url: api(`artists/${album.artists[0].id}`), ...ours, ...signedIn },
    { name: 'their artist', url: supysonic.address('getArtist', `&id=${theirAlbum.artistId}`), ...other },
    { name: 'our large', url: api(stream), ...ours, headers: { cookie, ...large } },
    {
      name: 'their large',
      url: supysonic.address('stream', `&id=${theirLong.id}`),
      ...other,
      headers: large,
    },
    { name: 'our seek', url: api(stream), ...ours, headers: { cookie, ...seek } },
    { name: 'their seek', url: supysonic.address('stream', `&id=${theirLong.id}`), ...other, headers: seek },
  ];
}
