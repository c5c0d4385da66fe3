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
  // The entry of an event comes after the frame it caused.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 150))));
  return page.evaluate(() => window.interaction());
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
