import type { Page } from '@playwright/test';
import { expect, open, playAlbum, publicPages, test } from './kantele.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Focused elements of the page that something else covers at their middle, in words. */
function coveredNow(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.id === 'main') return null;
    const box = element.getBoundingClientRect();
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const [start, end] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    // Hidden for the eye on purpose: inputs inside of sliders, links that are seen on focus.
    if (box.width <= 1 || box.height <= 1) return null;
    const words = element.outerHTML.slice(0, 160);
    if (bottom - top < Math.min(box.height, 24) || end - start < Math.min(box.width, 24))
      return `outside: ${words}`;
    const over = document.elementFromPoint((start + end) / 2, (top + bottom) / 2);
    // A slider's input lies under what is drawn of it.
    const whole = element.matches('[type="range"]') ? element.parentElement?.parentElement : element;
    const same =
      over && (whole?.contains(over) || over.contains(element) || over.closest('label')?.contains(element));
    return same ? null : `${words} under ${over?.outerHTML.slice(0, 120)}`;
  });
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  // 1280 px at 400 %.
  { width: 320, height: 256 },
]) {
  test(`nothing that has the focus is covered at ${viewport.width}×${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await playAlbum(page, 'Northern Rooms');
    const covered: string[] = [];
    await page.getByRole('main').focus();
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press('Tab');
      const fault = await coveredNow(page);
      if (fault) covered.push(fault);
    }
    expect(covered).toEqual([]);
  });
}

test('the player, a row and a menu have these names', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await playAlbum(page, 'Northern Rooms');
  await expect(page.getByRole('region', { name: 'Player' })).toMatchAriaSnapshot(`
    - region "Player":
      - slider "Seek"
      - button "Now playing"
      - link "Lamp in the Window"
      - link "Odile Varga"
      - button "Like Lamp in the Window"
      - button "Shuffle"
      - button "Previous track"
      - button "Pause"
      - button "Next track"
      - 'button "Repeat: off"'
      - button "Show length of the track"
      - button "Lyrics"
      - button "Queue"
      - button "Mute"
      - slider "Volume": "1"
      - button "Full screen"
  `);
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'What the Ice Kept' });
  await expect(row).toMatchAriaSnapshot(`
    - row "Play What the Ice Kept by Odile Varga What the Ice Kept Like What the Ice Kept 1 minute 10 seconds More about What the Ice Kept":
      - gridcell "Play What the Ice Kept by Odile Varga":
        - button "Play What the Ice Kept by Odile Varga"
      - gridcell "What the Ice Kept":
        - link "What the Ice Kept"
      - gridcell "Like What the Ice Kept":
        - button "Like What the Ice Kept"
      - gridcell "1 minute 10 seconds":
        - time: 1 minute 10 seconds
      - gridcell "More about What the Ice Kept":
        - button "More about What the Ice Kept"
  `);
  await row.focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu')).toMatchAriaSnapshot(`
    - menu "More about What the Ice Kept":
      - menuitem "Play"
      - menuitem "Play next"
      - menuitem "Add to queue"
      - separator
      - menuitem "Add to playlist"
      - menuitem "Like"
      - separator
      - menuitem "Go to artist"
      - menuitem "Go to album"
      - menuitem "Credits"
      - separator
      - menuitem "Share"
  `);
});

test('forced colours draw what is otherwise a shade', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await playAlbum(page, 'Northern Rooms');
  const borders = await page
    .getByRole('region', { name: 'Player' })
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        // Those that are a glyph alone: a picture and a time are seen as they are.
        .filter((button) => button.querySelector('svg') && !button.querySelector('img'))
        .map(
          (button) =>
            [button.getAttribute('aria-label') ?? button.textContent, getComputedStyle(button)] as const,
        )
        .filter(([, style]) => Number.parseFloat(style.borderTopWidth) === 0 && style.outlineStyle === 'none')
        .map(([name]) => name),
    );
  expect(borders).toEqual([]);
});

test('those who ask for more contrast get stronger words and lines, and no tint', async ({ page }) => {
  await playAlbum(page, 'Northern Rooms');
  const look = () =>
    page.evaluate(() => {
      const alpha = (color: string) => Number(/[/,]\s*([\d.]+)\)$/.exec(color)?.[1] ?? 1);
      const inks = [...document.querySelectorAll('main *, #player *')]
        .filter((element) =>
          [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
        )
        .filter((element) => element.checkVisibility() && !element.closest(':disabled, [data-disabled]'))
        .map((element) => alpha(getComputedStyle(element).color));
      const tints = [...document.querySelectorAll('main *')].filter(
        (element) =>
          element.checkVisibility() && getComputedStyle(element).backgroundImage.includes('gradient'),
      );
      return { weakest: Math.min(...inks), tints: tints.length };
    });
  const usual = await look();
  expect(usual.weakest).toBeLessThan(0.9);
  expect(usual.tints).toBeGreaterThan(0);
  await page.emulateMedia({ contrast: 'more' });
  const more = await look();
  expect(more.weakest).toBeGreaterThanOrEqual(0.86);
  expect(more.tints).toBe(0);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    test(`no page scrolls sideways at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const [name, path] of Object.entries(await publicPages(page))) {
        await page.goto(path);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([name, over]).toEqual([name, 0]);
      }
    });
  }

  test('time runs from left to right', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('slider').first()).toHaveCSS('direction', 'ltr');
  });
});
