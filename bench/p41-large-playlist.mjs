import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium as options } from '../scripts/chromium.mjs';
import { demoSite } from './lib/demo-site.mjs';
import { addSongs } from './lib/many-songs.mjs';
import { benchDir } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { missingServer, signIn, withDatabase } from './lib/site.mjs';
import { against, interaction, openSlow, press, slowdown } from './lib/vitals.mjs';

export const ids = ['P41'];

const require = createRequire(join(benchDir, '../apps/web/package.json'));
const runs = 3;
const tracks = 50_000;
const limit = 200;
const title = `playlist of ${tracks.toLocaleString('en')}, ${slowdown} × slower`;

/** Every interaction with a playlist of 50,000 songs, on a processor four times slower. */
export async function measure() {
  const reason = missingServer();
  if (reason) return [notMeasured('P41', title, reason, 1)];
  const { chromium } = require('@playwright/test');
  const site = await demoSite();
  const cookie = await signIn(site.url);
  const path = await addPlaylist(site, cookie);
  const browser = await chromium.launch(options());
  const samples = Object.fromEntries(Object.keys(steps).map((name) => [name, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      const page = await openSlow(browser);
      const [name, value] = cookie.split('=');
      await page.context().addCookies([{ name, value, url: site.url }]);
      await page.goto(site.url + path, { waitUntil: 'load' });
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      for (const [step, act] of Object.entries(steps)) {
        await act(page);
        samples[step].push(await interaction(page));
      }
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  const worst = Array.from({ length: runs }, (_, run) =>
    Math.max(...Object.values(samples).map((values) => values[run])),
  );
  return [
    row('P41', `${title}: INP ÷ ${limit} ms`, against(worst, limit), { goal: 1, unit: 'ms' }),
    ...Object.entries(samples).map(([name, values]) =>
      row('P41', `… of which: ${name}`, against(values, limit), { unit: 'ms' }),
    ),
  ];
}

/** Answers its path. */
async function addPlaylist(site, cookie) {
  const answer = await fetch(`${site.url}/api/v1/playlists`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Endless' }),
  });
  const { playlist } = await answer.json();
  await withDatabase(site, async (client) => {
    const ids = await addSongs(client, tracks);
    await client.query(
      `insert into playlist_tracks (playlist_id, track_id, position, shown, name_key, length_sort)
        select $1, t.id, song.n << 20, true, t.name_key, t.length_sort
        from unnest($2::bigint[]) with ordinality song (id, n) join tracks t on t.id = song.id`,
      [playlist.id, ids],
    );
    await client.query('update playlists set tracks_count = $2 where id = $1', [playlist.id, tracks]);
    await client.query('vacuum analyze');
  });
  return `/playlist/${playlist.id}/${playlist.slug}`;
}

const song = (page, at) => page.getByRole('main').getByRole('grid').getByRole('row').nth(at);
const key = (name) => (page) => page.keyboard.press(name);
/** A command of a row's menu, until another song stands there. */
const command = async (page, at, name) => {
  const before = await song(page, at).textContent();
  await press(page, song(page, at), { button: 'right' });
  await press(page, page.getByRole('menuitem', { name }));
  while ((await song(page, at).textContent()) === before) await sleep(200);
};

/** What is done with a playlist, in this order; each waits until the page shows it. */
const steps = {
  'choosing a song': (page) => press(page, song(page, 2)),
  'its menu': (page) => press(page, song(page, 2), { button: 'right' }),
  'closing the menu': key('Escape'),
  'moving it up': (page) => command(page, 3, 'Move up'),
  'moving one to the end': (page) => command(page, 3, 'Move to the end'),
  'moving one to the beginning': (page) => command(page, 4, 'Move to the beginning'),
  'removing one': async (page) => {
    await press(page, song(page, 3));
    await page.keyboard.press('Delete');
  },
  'taking that back': (page) => press(page, page.getByRole('button', { name: 'Undo' }).last()),
  'the End key': key('End'),
  'the Home key': key('Home'),
  'filtering it': async (page) => {
    await page
      .getByRole('searchbox', { name: /^Filter/ })
      .first()
      .focus();
    await page.keyboard.type('4999');
  },
};
