import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium as launchOptions } from '../scripts/chromium.mjs';
import { root } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { median } from './lib/rounds.mjs';
import { seedCatalogue } from './lib/seed.mjs';
import { missingServer, signIn, startSite, withDatabase } from './lib/site.mjs';

export const ids = ['P23'];

const tracks = 100_000;
const rounds = 3;
/** Of the wheel: pixels in a second, and for how long. */
const scroll = { speed: 3_000, seconds: 10 };
const figures = {
  mount: { text: 'long list: opened again, ms until its rows are painted ÷ 150 ms', goal: 1, unit: 'ms' },
  fetched: { text: 'long list: opened first, its rows fetched, ms ÷ 150 ms', goal: null, unit: 'ms' },
  frames: { text: 'long list: frame time while scrolling ÷ an empty scroller', goal: 60 / 58, unit: 'ms' },
  rows: { text: 'long list: most rows in the document ÷ 40', goal: 1, unit: '' },
  selected: { text: 'long list: rows rendered by choosing one ÷ 3', goal: 1, unit: '' },
  played: { text: 'long list: rows rendered by playing one ÷ 3', goal: 1, unit: '' },
  heap: { text: 'long list: heap after scrolling, MB ÷ 80 MB', goal: 1, unit: 'MB' },
  likedFetched: { text: '100,000 liked songs: opened first ÷ the list of all songs', goal: 1.2, unit: 'ms' },
  liked: { text: '100,000 liked songs: opened again ÷ the list of all songs', goal: 1.2, unit: 'ms' },
};

/** A list of 100,000 songs in a real browser: opening it, scrolling it, choosing from it. */
export async function measure() {
  const reason = missingServer();
  if (reason) return Object.values(figures).map(({ text, goal }) => notMeasured('P23', text, reason, goal));
  const { chromium } = createRequire(join(root, 'apps/web/package.json'))('@playwright/test');
  const site = await startSite(4106);
  await withDatabase(site, fill);
  const browser = await chromium.launch(launchOptions());
  const samples = Object.fromEntries(Object.keys(figures).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const look of [visit, visitLiked]) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const found = await look(page, site.url);
      for (const [name, sample] of Object.entries(found)) samples[name].push(sample);
      await page.close();
    }
  }
  await browser.close();
  await site.stop();
  return Object.entries(figures).map(([name, { text, goal, unit }]) => {
    const pairs = samples[name];
    const ratios = pairs.map(({ ours, yardstick }) => ours / yardstick);
    const measured = {
      ours: median(pairs.map(({ ours }) => ours)),
      yardstick: median(pairs.map(({ yardstick }) => yardstick)),
      ratio: median(ratios),
      min: Math.min(...ratios),
      max: Math.max(...ratios),
    };
    return row('P23', text, measured, { goal, unit });
  });
}

/** Ten times the usual catalogue, on the same albums. */
async function fill(client) {
  const forms = '{original,original_mp4}';
  await seedCatalogue(client, [{ mime: 'audio/mp4', codec: 'aac', forms, bytes: 1, storageKey: 'none' }]);
  await client.query(`insert into tracks (name, slug, name_key, album_id, number, duration, status, plays_count)
    select 'A Track Called ' || n, 'a-track-called-' || n, 'a track called ' || n, n % 1000 + 1, n / 1000,
      180000 + n % 120000, 'ready', n::bigint * 32452843 % 1000000 from generate_series(10001, ${tracks}) n`);
  await client.query(`insert into track_artists (track_id, artist_id)
    select id, album_id % 400 + 1 from tracks where id > 10000`);
  // Pictures that are not there would be asked for with every row.
  await client.query('update albums set image_hash = null');
  await client.query('insert into track_likes (user_id, track_id) select u.id, t.id from users u, tracks t');
  await client.query('vacuum analyze');
}

async function visit(page, url) {
  await page.addInitScript(listenToReact);
  await page.goto(`${url}/artists`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const [fetched, mount] = await openedTwice(page, '/tracks');
  const selected = await page.evaluate(renderedRows, 'click');
  const played = await page.evaluate(renderedRows, 'dblclick');
  const devtools = await page.context().newCDPSession(page);
  const ours = await scrolled(page, devtools);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await page.evaluate(emptyScroller);
  const empty = await scrolled(page, devtools);
  return {
    mount: { ours: mount, yardstick: 150 },
    fetched: { ours: fetched, yardstick: 150 },
    frames: { ours: ours.frame, yardstick: empty.frame },
    rows: { ours: ours.rows, yardstick: 40 },
    selected: { ours: selected, yardstick: 3 },
    played: { ours: played, yardstick: 3 },
    heap: { ours: usedSize / 1_000_000, yardstick: 80 },
  };
}

/** All songs and the same ones as liked songs, for somebody who is signed in and likes them all. */
async function visitLiked(page, url) {
  const [name, value] = (await signIn(url)).split('=');
  await page.context().addCookies([{ name, value, url }]);
  const look = async (path) => {
    await page.goto(`${url}/library/albums`);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    return openedTwice(page, path);
  };
  // The code of both lists is in the browser's cache then.
  await look('/tracks');
  const [likedFetched, liked] = await look('/library/songs');
  const [fetched, mount] = await look('/tracks');
  return {
    likedFetched: { ours: likedFetched, yardstick: fetched },
    liked: { ours: liked, yardstick: mount },
  };
}

/** Milliseconds until the rows of a list are there, its pages fetched and not. */
async function openedTwice(page, path) {
  const fetched = await page.evaluate(openSongs, path);
  await page.goBack();
  await page.waitForFunction(() => !document.querySelector('[role="grid"]'));
  return [fetched, await page.evaluate(openSongs, path)];
}

/** In the page: milliseconds from the press of the link to the frame that shows rows. */
function openSongs(path) {
  const link = document.querySelector(`nav a[href="${path}"]`);
  const began = performance.now();
  link.click();
  return new Promise((done) => {
    const look = () => {
      if (!document.querySelector('[data-index] a')) return requestAnimationFrame(look);
      // The frame after the one that laid them out.
      requestAnimationFrame(() => done(performance.now() - began));
    };
    requestAnimationFrame(look);
  });
}

/** In the page: how many rows React renders when one of them is pressed. */
function renderedRows(type) {
  const rows = globalThis.renderedRows;
  rows.clear();
  document.querySelector('[data-index="4"]').dispatchEvent(new MouseEvent(type, { bubbles: true }));
  return new Promise((done) => setTimeout(() => done(rows.size), 500));
}

/**
 * Runs in the page before it does. React tells its developer tools of every commit; this listens in their place and
 * notes the rows in which a component has rendered, by the flags the tools go by.
 */
function listenToReact() {
  const rows = new Set();
  globalThis.renderedRows = rows;
  const hostElement = 5;
  const performedWork = 1;
  const isComponent = (fiber) => [0, 1, 11, 14, 15].includes(fiber.tag);
  const rowOf = (fiber) => (fiber.tag === hostElement ? fiber.stateNode.dataset?.index : undefined);
  // Of a component around a row, the row it draws.
  const rowBelow = (fiber) => {
    let inner = fiber.child;
    while (inner && inner.tag !== hostElement) inner = inner.sibling ? null : inner.child;
    return inner ? rowOf(inner) : undefined;
  };
  const walk = (fiber, before, row) => {
    const own = rowOf(fiber) ?? row ?? (isComponent(fiber) ? rowBelow(fiber) : undefined);
    if (own !== undefined && isComponent(fiber) && (before === null || fiber.flags & performedWork))
      rows.add(own);
    // The same children: nothing below has been looked at.
    if (before && fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) walk(child, child.alternate, own);
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    ...{ supportsFiber: true, inject: () => 1, checkDCE: () => {} },
    onCommitFiberRoot: (_, root) => walk(root.current, root.current.alternate, undefined),
    ...{ onCommitFiberUnmount: () => {}, onPostCommitFiberRoot: () => {}, setStrictMode: () => {} },
  };
}

/** In the page: nothing but height in the same scroller. */
function emptyScroller() {
  const main = document.querySelector('main');
  const height = main.scrollHeight;
  main.scrollTop = 0;
  const block = document.createElement('div');
  block.style.blockSize = `${height}px`;
  main.replaceChildren(block);
}

/** Median time of a frame, in milliseconds, and the most rows there were, while the wheel turns. */
async function scrolled(page, devtools) {
  await page.evaluate(() => {
    const seen = { times: [], rows: 0, on: true };
    globalThis.seen = seen;
    const frame = (time) => {
      seen.times.push(time);
      seen.rows = Math.max(seen.rows, document.querySelectorAll('[data-index]').length);
      if (seen.on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await devtools.send('Input.synthesizeScrollGesture', {
    ...{ x: 700, y: 500, yDistance: -scroll.speed * scroll.seconds, speed: scroll.speed },
    gestureSourceType: 'mouse',
  });
  return page.evaluate(() => {
    const { seen } = globalThis;
    seen.on = false;
    const all = seen.times.at(-1) - seen.times[0];
    return { frame: all / (seen.times.length - 1), rows: seen.rows };
  });
}
