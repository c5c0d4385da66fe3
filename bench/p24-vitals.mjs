import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium as options } from '../scripts/chromium.mjs';
import { demoSite } from './lib/demo-site.mjs';
import { benchDir } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { median } from './lib/rounds.mjs';
import { missingServer } from './lib/site.mjs';
import { against, interaction, openSlow, press, vitalsOf } from './lib/vitals.mjs';

export const ids = ['P24'];

const require = createRequire(join(benchDir, '../apps/web/package.json'));
const runs = 5;
/** Limits of a good visit, in milliseconds; CLS has no unit. */
const goals = { lcp: 2_500, inp: 200, cls: 0.1 };

/** A page of the same words and no scripts: what the network and the browser alone cost. */
const plain = `<!doctype html><meta charset="utf-8"><title>plain</title><style>body{font:16px sans-serif}</style>
<h1>A record</h1>${'<p>A line of text that stands for a row of a list.</p>'.repeat(30)}`;

/** LCP, CLS and INP of the pages people open first, in a slow browser on a slow line: medians of five visits. */
export async function measure() {
  const reason = missingServer();
  if (reason) return [notMeasured('P24', 'web vitals of home, album and search', reason)];
  const { chromium } = require('@playwright/test');
  const site = await demoSite();
  const pages = { home: '/', album: site.albumPath, search: '/search/the' };
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(plain));
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const browser = await chromium.launch(options());
  try {
    const empty = await visits(browser, `http://127.0.0.1:${server.address().port}/`);
    const plainLcp = median(empty.map(({ lcp }) => lcp));
    const rows = [];
    for (const [name, path] of Object.entries(pages)) {
      const samples = await visits(browser, site.url + path, steps);
      const of = (kind) => samples.map((sample) => sample[kind]);
      rows.push(row('P24', `${name}: LCP ÷ plain page`, against(of('lcp'), plainLcp), { unit: 'ms' }));
      for (const [kind, goal] of Object.entries(goals)) {
        const unit = kind === 'cls' ? '' : 'ms';
        rows.push(
          row('P24', `${name}: ${kind.toUpperCase()} ÷ its limit`, against(of(kind), goal), {
            goal: 1,
            unit,
          }),
        );
      }
      rows.push(
        row('P24', `${name}: alive ÷ LCP of the plain page`, against(of('alive'), plainLcp), { unit: 'ms' }),
      );
      rows.push(
        row('P24', `${name}: player there ÷ LCP of the plain page`, against(of('player'), plainLcp), {
          unit: 'ms',
        }),
      );
      for (const step of Object.keys(steps)) {
        rows.push(row('P24', `${name}: … of which: ${step}`, against(of(step), goals.inp), { unit: 'ms' }));
      }
    }
    return rows;
  } finally {
    await browser.close();
    server.close();
  }
}

async function visits(browser, url, work = {}) {
  const samples = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await openSlow(browser, { slowLine: true });
    await page.goto(url, { waitUntil: 'load' });
    const sample = {};
    if (work === steps) {
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      sample.alive = await page.evaluate(() => performance.now());
      await page.getByRole('region', { name: 'Player' }).getByRole('button').first().waitFor();
      sample.player = await page.evaluate(() => performance.now());
    }
    // What was painted is reported later than it is there.
    await interaction(page);
    for (const [name, step] of Object.entries(work)) {
      await step(page);
      sample[name] = await interaction(page);
    }
    samples.push({ ...sample, ...(await vitalsOf(page)) });
    await page.context().close();
  }
  return samples;
}

const first = (page, name) => page.getByRole('main').getByRole('button', { name }).first();

/** What somebody does first. */
const steps = {
  'pressing play': (page) => press(page, first(page, /^Play /)),
  'opening the queue': (page) =>
    press(page, page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Queue' })),
  'opening a menu': (page) => press(page, first(page, /^More about /)),
  'closing it': (page) => page.keyboard.press('Escape'),
  'typing a search': async (page) => {
    await page.keyboard.press('/');
    await page.keyboard.type('lantern', { delay: 120 });
  },
};
