import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium as options } from '../scripts/chromium.mjs';
import { benchDir } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { missingServer, seededSite } from './lib/site.mjs';

export const ids = ['P24'];

const require = createRequire(join(benchDir, '../apps/web/package.json'));
const runs = 5;
const pages = { home: '/', album: '/album/7/album-number-7', search: '/search/number' };
/** Limits of a good visit, in milliseconds; CLS has no unit. */
const goals = { lcp: 2_500, inp: 200, cls: 0.1 };
/** Lighthouse's slow 4G, and a phone of the middle. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

/** A page of the same words and no scripts: what the network and the browser alone cost. */
const plain = `<!doctype html><meta charset="utf-8"><title>plain</title><style>body{font:16px sans-serif}</style>
<h1>Album number 7</h1>${'<p>A line of text that stands for a row of a list.</p>'.repeat(30)}`;

/** LCP, CLS and INP of the pages people open first, in a slow browser on a slow line: medians of five visits. */
export async function measure() {
  const reason = missingServer();
  if (reason) return Object.keys(pages).map((name) => notMeasured('P24', `${name}: web vitals`, reason));
  const { chromium } = require('@playwright/test');
  const site = await seededSite();
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(plain));
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const browser = await chromium.launch(options());
  try {
    const empty = await visits(browser, `http://127.0.0.1:${server.address().port}/`, async () => {});
    const rows = [];
    for (const [name, path] of Object.entries(pages)) {
      const samples = await visits(browser, site.url + path, use);
      rows.push(
        row('P24', `${name}: LCP ÷ plain page`, ratioOf(samples, empty, 'lcp'), { unit: 'ms' }),
        ...Object.entries(goals).map(([kind, goal]) =>
          row('P24', `${name}: ${kind.toUpperCase()} ÷ its limit`, against(samples, kind, goal), {
            goal: 1,
            unit: kind === 'cls' ? '' : 'ms',
          }),
        ),
      );
    }
    return rows;
  } finally {
    await browser.close();
    server.close();
  }
}

async function visits(browser, url, work) {
  const samples = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await work(page);
    samples.push(await page.evaluate(() => window.vitals()));
    await context.close();
  }
  return samples;
}

/** What somebody does first: plays, opens the queue and a menu, types a search. */
async function use(page) {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Queue' }).click();
  await page.getByRole('complementary', { name: 'Now playing' }).waitFor();
  await main
    .getByRole('button', { name: /^More about / })
    .first()
    .click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('number', { delay: 60 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))));
}

/** Runs in the page before it does: collects the three figures as the browser reports them. */
function observe() {
  const seen = { lcp: 0, cls: 0, events: new Map() };
  const watch = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch(
    'event',
    (entry) => {
      if (!entry.interactionId) return;
      seen.events.set(
        entry.interactionId,
        Math.max(seen.events.get(entry.interactionId) ?? 0, entry.duration),
      );
    },
    { durationThreshold: 16 },
  );
  // With so few interactions the worst of them is the figure.
  window.vitals = () => ({ lcp: seen.lcp, cls: seen.cls, inp: Math.max(0, ...seen.events.values()) });
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

function against(samples, kind, limit) {
  const values = samples.map((sample) => sample[kind]);
  const ratios = values.map((value) => value / limit);
  return {
    ours: median(values),
    yardstick: limit,
    ratio: median(ratios),
    min: Math.min(...ratios),
    max: Math.max(...ratios),
  };
}

function ratioOf(samples, empty, kind) {
  return against(samples, kind, median(empty.map((sample) => sample[kind])));
}
