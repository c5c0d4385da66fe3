import { missingFfmpeg } from './lib/library.mjs';
import { memoryAlong } from './lib/memory.mjs';
import { sleep } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { plan, ratioOf } from './lib/rounds.mjs';
import { missingServer } from './lib/site.mjs';
import { latencyMs, openSoundSite } from './lib/sound-site.mjs';

export const ids = ['P22'];

const over = `answers ${latencyMs} ms away`;
/** Between the mouse's arrival and the click: less than a hand takes. */
const aimMs = 100;

const figures = {
  start: `press to moving sound, cold page, ${over}`,
  pointed: `press of a mouse that came ${aimMs} ms before, ${over}`,
  next: `"next", one press after the other, ${over}`,
  burst: `ten presses of "next" at once: the last press to its sound`,
  seek: `seek to a place that is not loaded, ${over}`,
};

/** How long a listener waits for sound, against a bare `<audio>` with the same file over the same proxy. */
export async function measure() {
  const reason = missingServer() ?? missingFfmpeg;
  if (reason) return Object.values(figures).map((text) => notMeasured('P22', text, reason));
  const site = await openSoundSite();
  try {
    const presses = plan.rounds < 5 ? 10 : 40;
    const start = await pairs(
      presses,
      () => pressOurs(site),
      () => pressPlain(site),
    );
    const pointed = await pairs(
      presses / 2,
      () => pointAtOurs(site),
      () => pressPlain(site),
    );
    const next = await nextOurs(site);
    const burst = await burstOurs(site);
    const seek = await seeksOf(site);
    const plain = await plainJumps(site);
    return [
      ...rowsOf(figures.start, start.ours, start.plain),
      ...rowsOf(figures.pointed, pointed.ours, pointed.plain),
      ...rowsOf(figures.next, next, plain.next),
      ...rowsOf(figures.burst, burst, plain.next.slice(0, burst.length)).slice(0, 1),
      ...rowsOf(figures.seek, seek, plain.seek),
      ...(await memoryRows(site)),
    ];
  } finally {
    await site.close();
  }
}

/**
 * Runs in the page: presses, and tells when the clock of what plays moves. A clock that is put somewhere does not move
 * yet: two readings with sound there must differ.
 */
function pressAndListen(button, byMouse = false) {
  const media = () => document.querySelector('audio[data-player]') ?? document.querySelector('audio');
  return new Promise((done) => {
    let from = 0;
    let at = null;
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      const element = media();
      const { currentTime, paused, seeking, readyState } = element;
      if (paused || seeking || readyState < HTMLMediaElement.HAVE_FUTURE_DATA) at = null;
      else at ??= currentTime;
      if (at !== null && currentTime > at + 0.001) done(performance.now() - from);
      else channel.port2.postMessage(0);
    };
    button.addEventListener(
      'click',
      () => {
        from = performance.now();
        channel.port2.postMessage(0);
      },
      { once: true },
    );
    if (!byMouse) button.click();
  });
}

async function openPage(site, url) {
  const page = await site.browser.newPage();
  // What the lock screen would call.
  await page.addInitScript(() => {
    const { mediaSession } = navigator;
    const set = mediaSession.setActionHandler.bind(mediaSession);
    window.controls = {};
    mediaSession.setActionHandler = (name, handler) => {
      window.controls[name] = handler;
      set(name, handler);
    };
  });
  await page.goto(url);
  return page;
}

async function openAlbum(site) {
  const page = await openPage(site, site.albumUrl);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.waitForFunction(() => document.querySelector('audio[data-player]'));
  const main = page.getByRole('main');
  return { page, play: main.getByRole('button', { name: new RegExp(`^Play ${site.album}`) }).first() };
}

async function pressOurs(site) {
  const { page, play } = await openAlbum(site);
  const ms = await play.evaluate(pressAndListen);
  await page.close();
  return { ms };
}

/** As a hand does it: the mouse comes, rests a moment and presses. */
async function pointAtOurs(site) {
  const { page, play } = await openAlbum(site);
  const sounds = play.evaluate(pressAndListen, true);
  await play.hover();
  await sleep(aimMs);
  await page.mouse.down();
  await page.mouse.up();
  const ms = await sounds;
  await page.close();
  return { ms };
}

/** A page with nothing but an element, which is given the file when the button is pressed. */
async function openPlain(site) {
  const page = await openPage(site, `${site.url}/bench-plain`);
  await page.evaluate(() => {
    const media = document.body.appendChild(document.createElement('audio'));
    document.querySelector('button').onclick = () => {
      if (window.track) media.src = `/api/v1/tracks/${window.track}/stream?rendition=original`;
      window.track = 0;
      if (window.seekTo) media.currentTime = window.seekTo;
      void media.play();
    };
  });
  const press = async (change) => {
    await page.evaluate((values) => Object.assign(window, values), change);
    return { ms: await page.getByRole('button').evaluate(pressAndListen) };
  };
  return { page, press };
}

async function pressPlain(site) {
  const { page, press } = await openPlain(site);
  const sample = await press({ track: site.ids[0] });
  await page.close();
  return sample;
}

async function pairs(count, ours, plain) {
  const samples = { ours: [], plain: [] };
  await ours();
  for (let index = 0; index < count; index += 1) {
    samples.ours.push(await ours());
    samples.plain.push(await plain());
  }
  return samples;
}

/** Presses ten times, each as soon as the one before is heard. */
async function nextOurs(site) {
  const { page, play } = await openAlbum(site);
  await play.evaluate(pressAndListen);
  const next = page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Next track' });
  const samples = [];
  for (let press = 0; press < 10; press += 1) samples.push({ ms: await next.evaluate(pressAndListen) });
  await page.close();
  return samples;
}

async function burstOurs(site) {
  const samples = [];
  for (let round = 0; round < 3; round += 1) {
    const { page, play } = await openAlbum(site);
    await play.evaluate(pressAndListen);
    const next = page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Next track' });
    await next.evaluate((button) => {
      for (let press = 0; press < 9; press += 1) button.click();
    });
    samples.push({ ms: await next.evaluate(pressAndListen) });
    await page.close();
  }
  return samples;
}

/** To the end and back: what is loaded on one side is thrown away on the other. */
const places = [100, 10, 95, 5, 105, 15, 98, 8, 103, 12];

async function seeksOf(site) {
  const { page, play } = await openAlbum(site);
  await play.evaluate(pressAndListen);
  await page.evaluate(() => {
    const button = document.body.appendChild(document.createElement('button'));
    button.id = 'seek';
    button.onclick = () => window.controls.seekto({ action: 'seekto', seekTime: window.seekTo });
  });
  const samples = [];
  for (const place of places) {
    await page.evaluate((to) => Object.assign(window, { seekTo: to }), place);
    samples.push({ ms: await page.locator('#seek').evaluate(pressAndListen) });
  }
  await page.close();
  return samples;
}

/** The same with the bare element: another file; a file from a place that is not loaded. */
async function plainJumps(site) {
  const { page, press } = await openPlain(site);
  const next = [];
  for (let index = 0; index < 10; index += 1) next.push(await press({ track: site.ids[index + 1] }));
  await page.close();
  const seek = [];
  for (const [index, place] of places.entries()) {
    // A file this small is loaded whole a moment after it sounds: only at its start is a place not there.
    const fresh = await openPlain(site);
    seek.push(await fresh.press({ track: site.ids[index], seekTo: place }));
    await fresh.page.close();
  }
  return { next, seek };
}

function rowsOf(text, ours, plain) {
  const at95 = (samples) =>
    samples.map(({ ms }) => ms).sort((a, b) => a - b)[Math.ceil(samples.length * 0.95) - 1];
  const high = { ours: at95(ours), yardstick: at95(plain) };
  const ratio = high.ours / high.yardstick;
  return [
    row('P22', `${text}: p50 ÷ bare audio element`, ratioOf(ours, plain, 'ms'), { unit: 'ms' }),
    row('P22', '… p95', { ...high, ratio, min: ratio, max: ratio }, { unit: 'ms' }),
  ];
}

/** An hour of music at sixteen times its speed, in a page with the engine alone. */
async function memoryRows(site) {
  const page = `${site.url}/bench-engine?tracks=${site.ids}&durationMs=120000&rate=16`;
  const minutes = plan.rounds < 5 ? [2, 15] : [2, 15, 60];
  const [first, ...later] = await memoryAlong(page, site.report, minutes);
  return later.flatMap((figure) => {
    const { joins, minute, ranges } = figure;
    const what = `after ${minute} min of music ÷ after 2`;
    const against = (field) => {
      const ratio = figure[field] / first[field];
      return { ours: figure[field], yardstick: first[field], ratio, min: ratio, max: ratio };
    };
    const seen = `${joins} joins, ${ranges} range in the buffer`;
    return [
      row('P22', `memory of the browser ${what} (${seen})`, against('pss'), { unit: 'MB' }),
      row('P22', `JS heap ${what}`, against('heap'), { unit: 'MB' }),
    ];
  });
}
