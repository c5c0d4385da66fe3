import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium as options } from '../scripts/chromium.mjs';
import { demoSite } from './lib/demo-site.mjs';
import { addSongs } from './lib/many-songs.mjs';
import { benchDir } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { missingServer, withDatabase } from './lib/site.mjs';
import { against, interaction, openSlow, press, slowdown } from './lib/vitals.mjs';

export const ids = ['P25'];

const require = createRequire(join(benchDir, '../apps/web/package.json'));
const runs = 3;
const tracks = 50_000;
const limit = 200;

/** Every interaction with a queue of 50,000 songs, on a processor four times slower. */
export async function measure() {
  const reason = missingServer();
  if (reason) return [notMeasured('P25', 'queue of 50,000 songs', reason, 1)];
  const { chromium } = require('@playwright/test');
  const site = await demoSite();
  const path = await withDatabase(site, addGenre);
  const browser = await chromium.launch(options());
  const samples = Object.fromEntries(Object.keys(steps).map((name) => [name, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      const page = await openSlow(browser);
      await page.goto(site.url + path, { waitUntil: 'load' });
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      for (const [name, step] of Object.entries(steps)) {
        await step(page);
        samples[name].push(await interaction(page));
      }
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  const worst = samples['pressing play'].map((_, run) =>
    Math.max(...Object.values(samples).map((values) => values[run])),
  );
  const title = `queue of ${tracks.toLocaleString('en')}, ${slowdown} × slower`;
  return [
    row('P25', `${title}: INP ÷ ${limit} ms`, against(worst, limit), { goal: 1, unit: 'ms' }),
    ...Object.entries(samples).map(([name, values]) =>
      row('P25', `… of which: ${name}`, against(values, limit), { unit: 'ms' }),
    ),
  ];
}

/** A genre of as many songs as a queue takes; each sounds like one of the demo albums. Answers its path. */
async function addGenre(client) {
  const ids = await addSongs(client, tracks);
  const { rows } = await client.query(
    `with genre as (
      insert into genres (name, slug, display_name, tracks_count)
      values ('endless', 'endless', 'Endless', ${tracks}) returning id, slug
    ), listed as (
      insert into track_genres (track_id, genre_id, listed, plays_count)
      select song.id, genre.id, true, ${tracks} - song.n from genre, unnest($1::bigint[]) with ordinality song (id, n)
    ) select slug from genre`,
    [ids],
  );
  await client.query('vacuum analyze');
  return `/genre/${rows[0].slug}`;
}

const panel = (page) => page.getByRole('complementary', { name: 'Now playing' });
const queueRow = (page, at) => panel(page).getByRole('grid').last().getByRole('row').nth(at);
const key = (name) => (page) => page.keyboard.press(name);
const player = (page, name) => page.getByRole('region', { name: 'Player' }).getByRole('button', { name });
const command = async (page, at, name) => {
  await press(page, queueRow(page, at), { button: 'right' });
  await press(page, page.getByRole('menuitem', { name }));
};

/** What is done with a queue, in this order. */
const steps = {
  'pressing play': (page) =>
    press(
      page,
      page
        .getByRole('main')
        .getByRole('button', { name: /^Play / })
        .first(),
    ),
  'opening it': (page) => press(page, player(page, 'Queue')),
  'choosing a song': (page) => press(page, queueRow(page, 2)),
  'its menu': (page) => press(page, queueRow(page, 2).getByRole('button', { name: /^More about/ })),
  'closing the menu': key('Escape'),
  'its menu again': (page) => press(page, queueRow(page, 2).getByRole('button', { name: /^More about/ })),
  'closing it again': key('Escape'),
  'an arrow key': async (page) => {
    await queueRow(page, 2).focus();
    await page.keyboard.press('ArrowDown');
  },
  'the End key': key('End'),
  'the Home key': key('Home'),
  'choosing all': key('Control+a'),
  'choosing none': key('Escape'),
  'removing one': key('Delete'),
  'moving one to the top': (page) => command(page, 4, 'Move to top'),
  'playing another': (page) => press(page, queueRow(page, 3), { clickCount: 2 }),
  next: (page) => press(page, player(page, 'Next track')),
  shuffling: (page) => press(page, player(page, /shuffle/i)),
  'moving one to your queue': (page) => command(page, 4, 'Move to your queue'),
  'clearing your queue': (page) => press(page, panel(page).getByRole('button', { name: 'Clear queue' })),
  'taking that back': (page) => press(page, page.getByRole('button', { name: 'Undo' })),
};
