import { test as base, expect, type Locator, type Page } from '@playwright/test';

/**
 * Makes the computer of a page six times slower, and has answers come up to 1.5 s late: in the same order for the
 * same seed.
 */
async function slowDown(page: Page, seed: number): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  let state = seed;
  /** Park and Miller's generator. */
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  // Not bytes of uploads: a request that is held is copied whole, which takes longer than sending it.
  await page.context().route(/\/(trpc|api(?!\/v1\/tus\/))\//, async (route) => {
    await new Promise((next) => setTimeout(next, random() * 1_500));
    // The page may have ended the request meanwhile.
    await route.fallback().catch(() => {});
  });
}

/** A page of the running site that notes everything that must not happen; slow with `SLOW_SEED=<number>`. */
export const test = base.extend<{ problems: string[]; slowness: undefined }>({
  slowness: [
    async ({ page }, use) => {
      const seed = Number(process.env.SLOW_SEED ?? 0);
      if (seed > 0) await slowDown(page, seed);
      await use(undefined);
    },
    { auto: true },
  ],
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
          problems.push(`console: ${message.text()}`);
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // biome-ignore lint/suspicious/noConsole: read by the listener above
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until it is alive: until then keys do nothing, and presses wait. The landing page waits for the mouse. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Twice: a browser tells a new page nothing of a mouse that stays where it was.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

/** The code of everything the server drew of the player has come. */
export const barComes = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('#player [data-later]:not(:empty)'));

/** Ids of things by name, through the API. */
export async function find(
  page: Page,
  type: 'albums' | 'artists' | 'tracks',
  name: string,
): Promise<{ id: number; slug: string }> {
  const response = await page.request.get(`/api/v1/${type}?orderBy=name&per_page=100`);
  const { pagination } = (await response.json()) as {
    pagination: { data: { id: number; slug: string; name: string }[] };
  };
  const found = pagination.data.find((item) => item.name === name);
  if (!found) throw new Error(`There is no ${name} among the ${type}.`);
  return found;
}

/** Addresses of one page of every kind. */
export async function publicPages(page: Page): Promise<Record<string, string>> {
  const album = await find(page, 'albums', 'Northern Rooms');
  const artist = await find(page, 'artists', 'Odile Varga');
  const track = await find(page, 'tracks', 'Lamp in the Window');
  return {
    home: '/',
    album: `/album/${album.id}/${album.slug}`,
    artist: `/artist/${artist.id}/${artist.slug}`,
    track: `/track/${track.id}/${track.slug}`,
    genre: '/genre/chamber-folk',
    channel: '/channel/new-releases',
    albums: '/albums',
    artists: '/artists',
    search: '/search',
    results: '/search/rooms',
    'no results': '/search/qqqq',
    contact: '/contact',
    'not found': '/nowhere/at/all',
  };
}

/** Starts what the page is about, by its large button. */
export async function pressPlay(page: Page, name: string): Promise<void> {
  const play = page.getByRole('main').getByRole('button', { name: new RegExp(`^Play ${name}`) });
  await play.first().click();
}

/** Starts an album from its page and waits until the player says that it plays; `expectSound` waits for sound. */
export async function playAlbum(page: Page, name: string): Promise<Locator> {
  const album = await find(page, 'albums', name);
  await open(page, `/album/${album.id}/${album.slug}`);
  await pressPlay(page, name);
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  return player;
}

/** Position of the media element in seconds; -1 when there is none. */
export function clock(page: Page): Promise<number> {
  return page.evaluate(() => {
    const media = [...document.querySelectorAll('audio')].find(
      (element) => element.currentSrc && !element.paused,
    );
    return media?.currentTime ?? -1;
  });
}

/** Loudest decoded sample of what the playing element puts out until one is heard, 0–1; within 20 s. */
export function loudness(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const media = [...document.querySelectorAll('audio')].find((element) => !element.paused);
    if (!media || !('captureStream' in media)) return 0;
    const context = new AudioContext();
    const stream = (media as HTMLMediaElement & { captureStream(): MediaStream }).captureStream();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let loudest = 0;
    const end = performance.now() + 20_000;
    while (performance.now() < end && loudest < 0.01) {
      await new Promise((next) => requestAnimationFrame(next));
      analyser.getFloatTimeDomainData(samples);
      loudest = Math.max(loudest, ...samples.map(Math.abs));
    }
    await context.close();
    return loudest;
  });
}

/** Waits until sound comes out: the clock advances and decoded samples are not silence. */
export async function expectSound(page: Page): Promise<void> {
  // By itself a poll asks once a second at last.
  const often = { intervals: [100] };
  await expect.poll(() => clock(page), often).toBeGreaterThan(0.05);
  let from = await clock(page);
  const heard = async () => {
    const now = await clock(page);
    // A new song begins at its beginning.
    if (now < from) from = now;
    return now - from;
  };
  await expect.poll(heard, often).toBeGreaterThan(0.2);
  expect(await loudness(page)).toBeGreaterThan(0.01);
}
