import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '../../../scripts/limits.ts';
import { test as base, expect, expectSound, open, pressPlay } from './kantele.ts';
import { type PathProxy, startPathProxy } from './path-proxy.ts';
import { adminEmail, password } from './people.ts';
import { dist, isReady, root, startSite, until } from './site.ts';
import { writeTrack } from './write-track.ts';

const path = '/music';
const album = {
  ...{ artist: 'Ilma Sand', title: 'Frost', date: '2024', genre: 'Ambient', cover: 'northern.webp' },
  tracks: [
    { title: 'First Snow', seconds: 20 },
    { title: 'Torn Letter', seconds: 20 },
  ],
};

interface Place {
  /** Of the site, with its path. */
  url: string;
  proxy: PathProxy;
  folder: string;
}

/** A site below a path of a host that it shares; whatever is asked for outside that path fails the test. */
const test = base.extend<{ within: undefined }, { place: Place }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    async ({}, use) => {
      const dir = mkdtempSync(join(tmpdir(), 'kantele-path-'));
      const proxy = await startPathProxy(path);
      const url = proxy.origin + path;
      const site = await startSite(dir, { BASE_URL: url });
      proxy.lead(Number(new URL(site.url).port));
      try {
        await Promise.all([writeMusic(join(dir, 'music')), until(() => isReady(site.url))]);
        execFileSync(process.execPath, [join(dist, 'import-folder.js'), join(dir, 'music')], {
          env: site.env,
          stdio: 'ignore',
        });
        await until(async () => {
          const answer = await fetch(`${url}/api/v1/tracks`);
          const { pagination } = (await answer.json()) as { pagination: { data: { status: string }[] } };
          return pagination.data.length === 2 && pagination.data.every(({ status }) => status === 'ready');
        });
        await use({ url, proxy, folder: dir });
      } finally {
        await site.stop();
        await proxy.close();
        rmSync(dir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: limits.hook },
  ],
  within: [
    async ({ context, place }, use) => {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      await use(undefined);
      expect(asked.length).toBeGreaterThan(0);
      const left = asked.filter(
        (url) => url.startsWith('http') && url !== place.url && !url.startsWith(`${place.url}/`),
      );
      expect([...left, ...place.proxy.outside.splice(0)]).toEqual([]);
    },
    { auto: true },
  ],
});

async function writeMusic(folder: string): Promise<void> {
  const place = join(folder, album.artist, album.title);
  mkdirSync(place, { recursive: true });
  copyFileSync(join(root, 'apps/server/assets/demo', album.cover), join(place, 'cover.webp'));
  for (const [index, track] of album.tracks.entries())
    await writeTrack({ album, track, place, number: index + 1 });
}

// One site for all of them.
test.describe.configure({ mode: 'default' });

test('a guest listens, goes on to the next song, and opens pages from links and addresses', async ({
  page,
  place,
}) => {
  await open(page, place.url);
  await expect(page).toHaveURL(`${place.url}/`);
  await page.getByRole('main').getByRole('link', { name: 'Frost' }).first().click();
  await expect(page).toHaveURL(/\/music\/album\/1\/frost$/);
  const cover = page.getByRole('main').locator('img').first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await pressPlay(page, 'Frost');
  await expectSound(page);
  const player = page.getByRole('region', { name: 'Player' });
  await player.getByRole('button', { name: 'Next track' }).click();
  await expect(player).toContainText('Torn Letter');
  await expectSound(page);
  await page.getByRole('main').getByRole('link', { name: 'Ilma Sand' }).first().click();
  await expect(page).toHaveURL(/\/music\/artist\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frost');
  await page.reload();
  await expect(player).toContainText('Torn Letter');
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Archivo Variable"'))).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is whole, and its search leads to results', async ({ page, place }) => {
    await page.goto(`${place.url}/album/1/frost`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frost');
    await expect(page.getByRole('link', { name: 'First Snow' })).toHaveAttribute('href', /^\/music\/track\//);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${place.url}/album/1/frost`);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(image).toMatch(/^http:\/\/localhost:\d+\/music\/images\/[0-9a-f]{32}\/1200\.webp$/);
    await page.getByRole('combobox', { name: 'Search' }).fill('snow');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${place.url}/search/snow`);
  });
});

test('one signs in, is where one wanted to go, uploads files of both kinds, and signs out', async ({
  page,
  context,
  place,
}) => {
  await page.goto(`${place.url}/backstage/files`);
  await expect(page).toHaveURL(`${place.url}/login?redirect=%2Fbackstage%2Ffiles`);
  await page.getByLabel('Email', { exact: true }).fill(adminEmail);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${place.url}/backstage/files`);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['sid', 'XSRF-TOKEN']));
  expect([...new Set(cookies.map((cookie) => cookie.path))]).toEqual([path]);

  const make = (name: string, ...options: string[]) => {
    const file = join(place.folder, name);
    execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', ...options, file]);
    return file;
  };
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles([
    make('harbour.png', 'color=c=teal:s=400x300', '-frames:v', '1'),
    // Large enough to be sent resumably.
    make('road.wav', 'sine=frequency=220:duration=40', '-ac', '2', '-c:a', 'pcm_s16le'),
  ]);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('road.wav')).toContainText(/MB/);
  const thumb = row('harbour.png').locator('img');
  await expect.poll(() => thumb.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await open(page, place.url);
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${place.url}/login`);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sid');
});

test('the editor of the look shows the site, and the worker for messages is that of the path', async ({
  page,
  place,
}) => {
  await page.request.post(`${place.url}/auth/login`, { data: { email: adminEmail, password } });
  await open(page, `${place.url}/admin/appearance`);
  const preview = page.frameLocator('iframe').first();
  await expect(preview.getByRole('heading', { name: 'Frost' }).first()).toBeVisible();
  const scope = await page.evaluate(async () => {
    const own = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
    const { scope: found } = await navigator.serviceWorker.register(new URL('service-worker.js', own));
    const manifest = (await (await fetch(own)).json()) as { scope: string };
    return [found, new URL(manifest.scope, own).href];
  });
  expect(scope).toEqual([`${place.url}/`, `${place.url}/`]);
  await page.goto(`${place.url}/api-docs`);
  await expect(page.getByRole('link', { name: 'Kantele' })).toHaveAttribute('href', '/music/');
  await expect(page.getByText('/albums').first()).toBeVisible();
});
