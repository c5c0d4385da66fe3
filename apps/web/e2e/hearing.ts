import type { Page } from '@playwright/test';

/** The media clock decides what is heard when; it runs faster than the wall's from here on. */
export function hurry(page: Page, rate: number) {
  return page.evaluate((to) => {
    for (const media of document.querySelectorAll('audio')) if (!media.paused) media.playbackRate = to;
  }, rate);
}

/** Lets so many seconds pass quickly; the clock runs as it should again when they are over. */
export function hurryBy(page: Page, seconds: number) {
  return page.evaluate(async (by) => {
    const media = document.querySelector<HTMLAudioElement>('audio[data-player]');
    if (!media) return;
    const to = media.currentTime + by;
    media.playbackRate = 16;
    while (media.currentTime < to) await new Promise((next) => requestAnimationFrame(next));
    media.playbackRate = 1;
  }, seconds);
}

/** Where the buffer of the element that plays begins, in seconds of its clock. */
export function bufferStart(page: Page): Promise<number> {
  return page.evaluate(() => {
    const media = document.querySelector<HTMLAudioElement>('audio[data-player]');
    return media && media.buffered.length > 0 ? media.buffered.start(0) : 0;
  });
}

/** Notes what only happens to an element that does not simply play on, from now until the returned function is called. */
export async function watchElement(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const media = document.querySelector<HTMLAudioElement>('audio[data-player]');
    const names: string[] = [];
    for (const name of ['ended', 'pause', 'seeking', 'emptied', 'error'])
      media?.addEventListener(name, () => names.push(name));
    return names;
  });
  return () => seen.jsonValue();
}

export interface Listening {
  /** Milliseconds in which two songs sounded at once. */
  together: number;
  /** Power where it was lowest, as part of where it was highest. */
  lowest: number;
}

/** A clock that has not moved for so long stands still (milliseconds). */
const standstill = 250;

/** Listens from the first sound on, until the returned function is called. */
export async function listen(page: Page): Promise<() => Promise<Listening>> {
  const notes = await page.evaluateHandle((patience) => {
    const clocks = new WeakMap<HTMLAudioElement, { time: number; moved: number }>();
    /** When, and the power of every song that sounds, 0–1. */
    const moments: { at: number; sounds: number[] }[] = [];
    const sounds = (media: HTMLAudioElement, at: number) => {
      const { time, moved } = clocks.get(media) ?? { time: media.currentTime, moved: -patience };
      const now = media.currentTime > time ? at : moved;
      clocks.set(media, { time: media.currentTime, moved: now });
      return !media.paused && !media.ended && at - now < patience;
    };
    const look = () => {
      const at = performance.now();
      const heard = [...document.querySelectorAll('audio')].filter((media) => sounds(media, at));
      if (heard.length > 0 || moments.length > 0)
        moments.push({ at, sounds: heard.map(({ volume }) => volume ** 2) });
    };
    return { moments, timer: setInterval(look, 40) };
  }, standstill);
  return async () => {
    const moments = await notes.evaluate(({ moments: heard, timer }) => {
      clearInterval(timer);
      return heard;
    });
    const power = moments.map(({ sounds }) => sounds.reduce((sum, sound) => sum + sound, 0));
    const two = moments.filter(({ sounds }) => sounds.length > 1);
    return {
      together: (two.at(-1)?.at ?? 0) - (two[0]?.at ?? 0),
      lowest: Math.min(...power) / Math.max(...power),
    };
  };
}
