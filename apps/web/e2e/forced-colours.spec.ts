import type { Locator, Page } from '@playwright/test';
import { openEditor, ownSite, previewOf } from './appearance-editor.ts';
import { boxOf, overprints, setTextSize } from './boxes.ts';
import { expect, open, test } from './kantele.ts';

const site = ownSite();

/** System colours as the browser has them now. */
const systemColors = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const read = (name: string) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const colors = { disabled: read('GrayText'), chosen: read('Highlight'), canvas: read('Canvas') };
    probe.remove();
    return colors;
  });
const colorOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);

/** Presses Tab until the page is left; names the stops that show no outline, on themselves or around. */
async function stopsWithoutOutline(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, seen, isOver } = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body || active.tagName === 'IFRAME') {
        return { name: '', seen: true, isOver: true };
      }
      const lines = (one: Element, part?: string) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      };
      // What carries the ring of a hidden input stands beside it or around it.
      const around = [active, active.parentElement, active.parentElement?.parentElement, ...active.children];
      const beside = [
        ...(active.closest('label')?.children ?? []),
        ...(active.parentElement?.children ?? []),
      ];
      const seen = [...around, ...beside].some((one) => one && (lines(one) || lines(one, '::after')));
      return { name: active.outerHTML.slice(0, 120), seen, isOver: false };
    });
    if (isOver) break;
    if (!seen) unseen.push(name);
  }
  return unseen;
}

test('in forced colours the states of the editor are seen', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openEditor(page, site, '/themes/1');
  const { disabled, chosen, canvas } = await systemColors(page);

  // The light theme is shown on a dark canvas: its own inks would vanish there.
  const home = previewOf(page).getByRole('link', { name: 'Home', exact: true });
  await expect(home).toBeVisible();
  expect(await colorOf(home.locator('svg'))).toBe(await colorOf(home));
  expect(await colorOf(home.locator('svg'))).not.toBe(canvas);

  const redo = page.getByRole('button', { name: 'Redo' });
  await expect(redo).toBeDisabled();
  expect(await colorOf(redo)).toBe(disabled);
  await expect(redo).toHaveCSS('opacity', '1');
  const usual = page.getByRole('switch', { name: 'Default for light' });
  await expect(usual).toBeDisabled();
  const track = usual.locator('xpath=ancestor::label//*[not(self::input)][1]').last();
  await expect(track).not.toHaveCSS('background-color', chosen);

  await page.getByRole('button', { name: /^Accent #/ }).click();
  const swatch = page.getByRole('option', { selected: true }).first();
  await expect(swatch).toHaveCSS('outline-style', 'solid');
  await expect(swatch).toHaveCSS('outline-color', chosen);
  await page.keyboard.press('Escape');

  for (const path of ['/themes/1', '/player', '/auth', '/fonts']) {
    await open(page, `${site.url}/admin/appearance${path}`);
    await expect(page.locator('h1')).toBeVisible();
    expect([path, await stopsWithoutOutline(page)]).toEqual([path, []]);
  }
  await open(page, `${site.url}/admin/settings/accounts`);
  const current = page.getByRole('link', { name: 'Accounts' });
  expect(await current.evaluate((one) => getComputedStyle(one, '::before').backgroundColor)).toBe(chosen);
});

test('those who ask for less motion see none in the editor, and those who ask for contrast get it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' });
  await openEditor(page, site, '/player');
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(
        (style) =>
          style.transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0.12) ||
          style.animationDuration.split(',').some((time) => Number.parseFloat(time) > 0.001),
      )
      .map(({ transitionProperty, animationName }) => `${transitionProperty} ${animationName}`),
  );
  expect(moving).toEqual([]);
  const strength = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--muted-opacity'),
  );
  expect(strength).toBe('.92');
});

for (const size of [
  { width: 1_280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(
    `with letters of twice the size nothing of the editor is cut at ${size.width} px`,
    size.width < 768 ? { tag: '@long' } : {},
    async ({ page }) => {
      await setTextSize(page, 32);
      await page.setViewportSize(size);
      await openEditor(page, site);
      for (const path of ['', '/general', '/themes/1', '/fonts', '/auth', '/player', '/menus/main']) {
        await open(page, `${site.url}/admin/appearance${path}`);
        await expect(page.locator('h1')).toBeVisible();
        expect([path, await overprints(page)]).toEqual([path, []]);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('header *, h1, h2')]
            .filter(
              (one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1,
            )
            .filter((one) => getComputedStyle(one).overflowX !== 'visible')
            .map((one) => one.textContent),
        );
        expect([path, cut]).toEqual([path, []]);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([path, over]).toEqual([path, 0]);
      }
      expect((await boxOf(page.getByRole('button', { name: 'Undo' }).locator('svg'))).width).toBe(40);
    },
  );
}

test('the bar of the editor takes two lines on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, site, '/general');
  expect((await boxOf(page.getByRole('banner'))).height).toBeLessThanOrEqual(108);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
});
