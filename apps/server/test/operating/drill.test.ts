import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSongs } from '../fixtures.ts';
import { openProcessWorld, type ProcessWorld, run, type Site, slow, stop } from '../process-world.ts';
import { sourceOf } from './proofs.ts';

/** Commands of the page of operating, as it has them in its blocks of code: from `npm` to the words about them. */
const commands = [...(sourceOf('docs/operating.md') ?? '').matchAll(/^(npm run .+?)(?: {2,}.*)?$/gm)].map(
  ([, command = '']) => command,
);
const places = { folder: '/mnt/backups', moment: /\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ/ };

let world: ProcessWorld;
let site: Site;
let password: string;
let music: string;
/** Where the page has `/mnt/backups`. */
let folder: string;
beforeAll(async () => {
  world = openProcessWorld();
  folder = join(world.root, 'backups of the site');
  music = join(world.root, 'music');
  await writeSongs(music, [
    { path: 'song.flac', title: 'Song', artist: 'Petrel', album: 'Tides', number: 1, seconds: 1 },
  ]);
});
afterAll(() => world.close());

/**
 * Runs the one command of the page that begins so, and is not longer by other words.
 * @param fill puts values where the page has an example
 */
async function follow(
  begins: RegExp,
  dataDir: string,
  fill: (words: string[]) => string[] = (words) => words,
  env: Record<string, string> = {},
) {
  const found = commands.filter((command) => begins.test(command));
  expect(found).toHaveLength(1);
  const [, ...words] = fill((found[0] ?? '').split(' '));
  // Without what npm says of itself.
  const started = run('npm', ['--silent', ...words], { DATA_DIR: dataDir, ...env });
  let printed = '';
  started.child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  return { code: await started.exit, printed, output: started.output() };
}

const intoFolder = (words: string[]) => words.map((word) => (word === places.folder ? folder : word));
const backupsIn = (path: string) => readdirSync(join(path, 'backups')).sort();
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Everything below a folder; folders end with a slash. */
function below(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? [`${entry.name}/`, ...below(join(path, entry.name)).map((name) => `${entry.name}/${name}`)]
      : [entry.name],
  );
}

const signIn = ({ url }: Site) =>
  fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'admin@example.com', password }),
  });

describe('a site that is run by the page of operating', slow, () => {
  it('starts, and shows the password of its admin', async () => {
    site = await world.serve(await world.dataDir({ isNew: true }), {
      METRICS_TOKEN: 'a-token-of-the-drill',
      WORKER: 'false',
    });
    password = /Password: (\S+)/.exec(site.output())?.[1] ?? '';
    expect((await signIn(site)).status).toBe(200);
    expect(existsSync(join(site.dataDir, 'first-admin'))).toBe(false);
    const headers = { authorization: 'Bearer a-token-of-the-drill' };
    const closed = await fetch(`${site.url}/readyz`);
    const opened = await fetch(`${site.url}/readyz`, { headers });
    expect([await closed.json(), await opened.json()]).toEqual([
      { status: 'ready' },
      { status: 'ready', problems: [] },
    ]);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });

  it('imports a folder, all libraries, what failed, and reports', async () => {
    const one = await follow(/^npm run import -- <folder>/, site.dataDir, (words) =>
      words.map((word) => (word === '<folder>' ? music : word)),
    );
    expect([one.code, one.output]).toEqual([0, expect.stringContaining('Added 1')]);
    const all = await follow(/^npm run import -- --all/, site.dataDir);
    expect([all.code, all.output]).toEqual([0, expect.stringContaining('unchanged 1')]);
    const optional = (words: string[]) => words.filter((word) => word !== '[library]');
    for (const option of ['retry', 'report']) {
      const { code } = await follow(new RegExp(`^npm run import -- --${option} `), site.dataDir, optional);
      expect([option, code]).toEqual([option, 0]);
    }
  });

  it('looks at its files beside the server', async () => {
    for (const [option, says] of Object.entries({ verify: /0 missing, 0 unknown/, sweep: /^Removed 0 / })) {
      const { code, output } = await follow(new RegExp(`^npm run files -- --${option}`), site.dataDir);
      expect([option, code, output]).toEqual([option, 0, expect.stringMatching(says)]);
    }
  });

  it('backs up while it serves, into its own folder and another one', async () => {
    const own = await follow(/^npm run backup$/, site.dataDir);
    expect([own.code, own.printed]).toEqual([0, expect.stringMatching(/^Backup \S+ is in /)]);
    expect(backupsIn(join(site.dataDir, 'backups'))).toHaveLength(1);
    expect((await follow(/^npm run backup -- --to/, site.dataDir, intoFolder)).code).toBe(0);

    const [time = ''] = backupsIn(folder);
    expect(time).toMatch(new RegExp(`^${places.moment.source}$`));
    const names = below(folder);
    expect(readdirSync(folder).sort()).toEqual(['backups', 'files', 'lock.key']);
    for (const name of ['secret.key', 'manifest.json']) expect(names).toContain(`backups/${time}/${name}`);
    expect(modeOf(folder)).toBe('700');
    for (const name of names) {
      expect([name, modeOf(join(folder, name))]).toEqual([name, name.endsWith('/') ? '700' : '600']);
    }
  });

  it('keeps some backups in the folder of the environment and drops the oldest', async () => {
    const [time = ''] = backupsIn(folder);
    const older = Array.from({ length: 7 }, (_, day) => `2020-01-0${day + 1}T03-00-00Z`);
    for (const name of older)
      cpSync(join(folder, 'backups', time), join(folder, 'backups', name), { recursive: true });
    const { code } = await follow(/^npm run backup -- --keep 7$/, site.dataDir, undefined, {
      BACKUP_DIR: folder,
    });
    expect(code).toBe(0);
    const left = backupsIn(folder);
    expect([left.length, left.slice(0, 5), left[5]]).toEqual([7, older.slice(2), time]);
  });

  it('restores the newest backup and a chosen one, and serves behind a proxy then', async () => {
    const chosen = backupsIn(folder).at(-2) ?? '';
    await stop(site);
    const [first, second] = [await world.dataDir({ isNew: true }), await world.dataDir({ isNew: true })];
    const [newest, other] = await Promise.all([
      follow(/^npm run restore -- --from \S+$/, first, intoFolder),
      follow(/^npm run restore -- --from \S+ --backup/, second, (words) =>
        intoFolder(words).map((word) => (places.moment.test(word) ? chosen : word)),
      ),
    ]);
    expect([newest.code, newest.printed]).toEqual([0, expect.stringContaining('npm start')]);
    expect([other.code, other.printed]).toEqual([0, expect.stringContaining(chosen)]);

    site = await world.serve(second, {
      BASE_URL: 'https://music.example.com',
      TRUST_PROXY: '127.0.0.1',
      WORKER: 'false',
    });
    const signedIn = await signIn(site);
    expect([signedIn.status, signedIn.headers.get('strict-transport-security')]).toEqual([
      200,
      expect.stringContaining('max-age'),
    ]);
    const session = signedIn.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-sid='));
    expect(session).toContain('Secure');
    const albums = await fetch(`${site.url}/api/v1/albums`);
    expect(await albums.text()).toContain('Tides');
    await stop(site);
  });
});
