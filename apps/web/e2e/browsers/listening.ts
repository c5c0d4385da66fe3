import { type RemotePage, until } from './remote-page.ts';

export const player = `document.querySelector('audio[data-player]')`;
const button = (name: string) => `[aria-label="Player"] button[aria-label="${name}"]`;

/** The player's clock has moved by so many seconds since this was asked. */
export async function soundsOn(page: RemotePage, seconds: number): Promise<void> {
  const from = await page.evaluate<number>(`${player}.currentTime`);
  await until(page, `!${player}.paused && ${player}.currentTime > ${from + seconds}`);
}

/** Kinds of renditions whose bytes were fetched so far. */
export const fetchedKinds = (page: RemotePage) =>
  page.evaluate<string[]>(`[...new Set(performance.getEntriesByType('resource')
    .filter(({ name }) => name.includes('/stream?'))
    .map(({ name }) => new URL(name).searchParams.get('rendition')))]`);

/** Opens an album's page, and waits until it is alive. */
export async function openAlbum(page: RemotePage, url: string, name: string): Promise<void> {
  const found = await (await fetch(`${url}/api/v1/albums?orderBy=name&per_page=100`)).json();
  const { pagination } = found as { pagination: { data: { id: number; slug: string; name: string }[] } };
  const album = pagination.data.find((one) => one.name === name);
  if (!album) throw new Error(`There is no ${name}.`);
  await page.goto(`${url}/album/${album.id}/${album.slug}`);
  await until(page, `document.documentElement.dataset.hydrated === 'true' && ${player}`);
}

export const pressPlay = (page: RemotePage, name: string): Promise<void> =>
  page.click(`main button[aria-label^="Play ${name}"]`);

/** What a listener does: plays an album, goes elsewhere in a song, skips it; how long each took, in milliseconds. */
export async function listenTo(page: RemotePage, url: string, name: string) {
  await openAlbum(page, url, name);
  // Noted by the page itself: the time it takes to ask is not part of it.
  await page.evaluate(`(() => {
    window.pressed = 0;
    window.heard = 0;
    addEventListener('pointerdown', () => { window.pressed = performance.now(); }, { capture: true });
    const from = ${player}.currentTime;
    const look = () => {
      if (window.pressed && !${player}.paused && ${player}.currentTime > from + 0.01 && ${player}.readyState > 2)
        window.heard = performance.now();
      else setTimeout(look, 5);
    };
    look();
  })()`);
  await pressPlay(page, name);
  const startMs = await until<number>(page, 'window.heard && window.heard - window.pressed');
  await soundsOn(page, 0.5);
  const seekMs = await page.evaluate<number>(`new Promise((done) => {
    const slider = document.querySelector('[aria-label="Player"] input[aria-label="Seek"]');
    const media = ${player};
    const from = performance.now();
    media.addEventListener('seeked', () => done(performance.now() - from), { once: true });
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    set.call(slider, '40');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    slider.dispatchEvent(new Event('change', { bubbles: true }));
  })`);
  await soundsOn(page, 0.5);
  const place = await page.evaluate<number>(
    `Number(document.querySelector('[aria-label="Player"] input[aria-label="Seek"]').value)`,
  );
  const shown = `document.querySelector('[aria-label="Player"]').textContent`;
  const before = await page.evaluate<string>(shown);
  await page.click(button('Next track'));
  await until(page, `${shown} !== ${JSON.stringify(before)}`);
  await soundsOn(page, 0.5);
  const title = await page.evaluate<string>(shown);
  return { startMs, seekMs, place, title, kinds: await fetchedKinds(page) };
}
