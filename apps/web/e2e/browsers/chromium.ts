import { chromium, type Page } from '@playwright/test';
import { chromium as launchOptions } from '../../../../scripts/chromium.mjs';
import type { RemotePage } from './remote-page.ts';
import type { SoundServer } from './sound-server.ts';

/** A page that Playwright drives, seen as the other browsers' are. */
export const remote = (page: Page, close: () => Promise<void> = () => page.close()): RemotePage => ({
  goto: async (url) => void (await page.goto(url)),
  evaluate: (expression) => page.evaluate(expression),
  click: (selector) => page.click(selector),
  close,
});

/** Starts a Chromium whose sound goes to a card; Playwright's own way is to mute it. */
export async function startChromium(card: SoundServer): Promise<RemotePage> {
  const browser = await chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ['--mute-audio'],
    env: { ...process.env, PULSE_SERVER: card.address },
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  return remote(page, () => browser.close());
}
