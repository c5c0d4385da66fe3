import { sleep } from './processes.mjs';
import { median } from './rounds.mjs';

/** Lighthouse's slow 4G, and a phone of the middle. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
export const slowdown = 4;

/** A page of a browser on a processor four times slower, on a slow line when asked for, that notes its vitals. */
export async function openSlow(browser, { slowLine = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slowLine) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  return page;
}

/** Of the page so far, as the browser reports them: LCP and the worst interaction in milliseconds, CLS without unit. */
export const vitalsOf = (page) => page.evaluate(() => window.vitals());

/** The worst interaction since it was last asked for, in milliseconds; 0 when none took 16. */
export async function interaction(page) {
  // The entry of an event comes after the frame it caused; nothing is asked of the page before.
  await sleep(700);
  return page.evaluate(() => window.interaction());
}

/**
 * Presses with the mouse where something stands. Finding it asks the page questions that take it longer than the press
 * itself, so they are asked before, and the page comes to rest in between.
 */
export async function press(page, locator, { button = 'left', clickCount = 1 } = {}) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await interaction(page);
  for (let count = 1; count <= clickCount; count += 1) {
    await page.mouse.down({ button, clickCount: count });
    await page.mouse.up({ button, clickCount: count });
  }
}

/** Runs in the page before it does. */
function observe() {
  const seen = { lcp: 0, cls: 0, events: new Map(), recent: 0 };
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
      const before = seen.events.get(entry.interactionId) ?? 0;
      seen.events.set(entry.interactionId, Math.max(before, entry.duration));
      seen.recent = Math.max(seen.recent, entry.duration);
    },
    { durationThreshold: 16 },
  );
  // With so few interactions the worst of them is the figure.
  window.vitals = () => ({ lcp: seen.lcp, cls: seen.cls, inp: Math.max(0, ...seen.events.values()) });
  window.interaction = () => {
    const { recent } = seen;
    seen.recent = 0;
    return recent;
  };
}

/** Values of several visits against one limit. */
export function against(values, limit) {
  const ratios = values.map((value) => value / limit);
  return {
    ours: median(values),
    yardstick: limit,
    ratio: median(ratios),
    min: Math.min(...ratios),
    max: Math.max(...ratios),
  };
}
