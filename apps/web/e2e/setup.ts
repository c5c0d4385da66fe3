import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFixtures } from './gapless/fixtures.ts';
import { startIdentityProvider } from './identity-provider.ts';
import { albums } from './library.ts';
import { addLongList } from './long-list.ts';
import { startMailServer } from './mail-server.ts';
import { dist, isReady, makeTemplate, root, startSite, until } from './site.ts';
import { writeTrack } from './write-track.ts';

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
  const [template] = await Promise.all([
    makeTemplate(join(dir, 'template')),
    writeLibrary(join(dir, 'music')),
  ]);
  process.env.E2E_TEMPLATE = template;
  const { url, env, stop } = await startSite(dir);
  ends.push(stop);
  await until(() => isReady(url));
  execFileSync(process.execPath, [join(dist, 'import-folder.js'), join(dir, 'music')], {
    env,
    stdio: 'ignore',
  });
  const joins = await makeFixtures();
  ends.push(joins.remove);
  process.env.E2E_JOINS = joins.folder;
  await until(async () => {
    const response = await fetch(`${url}/api/v1/tracks?per_page=100`);
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
