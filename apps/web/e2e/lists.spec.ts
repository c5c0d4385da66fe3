import type { CDPSession, Locator, Page } from '@playwright/test';
import { boxOf } from './boxes.ts';
import { expect, find, open, test } from './kantele.ts';
import { toneCount } from './long-list.ts';

const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const chosen = (page: Page) => page.getByRole('row', { selected: true });

async function openAlbum(page: Page) {
  const album = await find(page, 'albums', 'Northern Rooms');
  await open(page, `/album/${album.id}/${album.slug}`);
}

test.describe('a list', () => {
  test('is gone through, chosen from and played by keys alone', async ({ page }) => {
    await openAlbum(page);
    await row(page, 'Lamp in the Window').focus();
    await page.keyboard.press('ArrowDown');
    await expect(row(page, 'Every Door a Different Blue')).toBeFocused();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(chosen(page)).toHaveCount(3);
    await expect(page.getByText('3 tracks selected')).toBeAttached();
    // Over the side's end, and one apart from the others.
    await page.keyboard.press('End');
    await expect(row(page, 'Borrowed Coat')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(chosen(page)).toHaveCount(4);
    await page.keyboard.press('Control+a');
    await expect(chosen(page)).toHaveCount(7);
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toContainText('7 selected');
    await page.keyboard.press('Escape');
    await expect(chosen(page)).toHaveCount(0);
    await expect(bar).toHaveCount(0);
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(player(page)).toContainText('Lamp in the Window');
    await page.keyboard.press('End');
    await page.keyboard.press('n');
    await expect(page.getByText('Plays next')).toBeVisible();
    await page.keyboard.press('Shift+Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borrowed Coat');
    await page.goBack();
    await expect(row(page, 'Borrowed Coat')).toBeFocused();
  });

  test('is chosen from by pointer and its bar acts on what was chosen', async ({ page }) => {
    await openAlbum(page);
    const blank = { position: { x: 300, y: 20 } };
    await row(page, 'Lamp in the Window').click(blank);
    await expect(chosen(page)).toHaveCount(1);
    await row(page, 'What the Ice Kept').click({ ...blank, modifiers: ['Shift'] });
    await expect(chosen(page)).toHaveCount(3);
    await row(page, 'Every Door a Different Blue').click({ ...blank, modifiers: ['ControlOrMeta'] });
    await expect(chosen(page)).toHaveCount(2);
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByRole('button', { name: 'Add to queue' }).click();
    await expect(page.getByText('2 songs added to queue')).toBeVisible();
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect(chosen(page)).toHaveCount(0);
    await row(page, 'Salt on the Stairs').dblclick(blank);
    await expect(player(page)).toContainText('Salt on the Stairs');
  });

  test('has one menu however it is opened, and gets the focus back', async ({ page }) => {
    await openAlbum(page);
    const target = row(page, 'What the Ice Kept');
    const menu = page.getByRole('menu', { name: 'More about What the Ice Kept' });
    await target.focus();
    const ways: Record<string, () => Promise<void>> = {
      'Shift+F10': () => page.keyboard.press('Shift+F10'),
      'Menu key': () => page.keyboard.press('ContextMenu'),
      'right click': () => target.click({ button: 'right', position: { x: 300, y: 20 } }),
      '⋯': () => target.getByRole('button', { name: 'More about' }).click(),
    };
    for (const [name, way] of Object.entries(ways)) {
      await way();
      await expect(menu, name).toBeVisible();
      await expect(menu.getByRole('menuitem'), name).toHaveText([
        'Play',
        'Play next',
        'Add to queue',
        'Start radio',
        'Add to playlist',
        'Like',
        'Go to artist',
        'Go to album',
        'Credits',
        'Share',
      ]);
      await page.keyboard.press('Escape');
      await expect(menu, name).toHaveCount(0);
      await expect(target, name).toBeFocused();
    }
    await page.keyboard.press('Shift+F10');
    await menu.getByRole('menuitem', { name: 'Credits' }).click();
    const dialog = page.getByRole('dialog', { name: 'Credits of What the Ice Kept' });
    await expect(dialog).toContainText('Written by');
    await page.keyboard.press('Escape');
    await expect(target).toBeFocused();
  });

  test('of all songs is sorted in the address, which Back brings again', async ({ page }) => {
    await open(page, '/tracks');
    const names = page.getByRole('grid', { name: 'Songs' }).getByRole('row').getByRole('link');
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/tracks\?sort=name$/);
    await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('link').click();
    await expect(page).toHaveURL(/sort=name&dir=desc$/);
    await expect(row(page, 'What the Ice Kept')).toBeVisible();
    await row(page, 'What the Ice Kept').getByRole('link', { name: 'Northern Rooms' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northern Rooms');
    await page.goBack();
    await expect(page).toHaveURL(/sort=name&dir=desc$/);
    await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(row(page, 'What the Ice Kept')).toBeFocused();
    await expect(names.first()).toBeVisible();
  });
});

test.describe('a long list', () => {
  const rows = (page: Page) =>
    page
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: /^Tone/ }) });

  test('holds few rows at a time and is where it was when one comes back', async ({ page }) => {
    await open(page, '/tracks?genre=test-tones');
    const grid = page.getByRole('grid', { name: 'Songs of Test tones' });
    await expect(grid).toHaveAttribute('aria-rowcount', String(toneCount));
    await page.getByRole('main').evaluate((main) => main.scrollTo(0, 500 * 56));
    const above = () =>
      rows(page).evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().bottom < 0).length);
    await expect.poll(above).toBeGreaterThan(2);
    const target = row(page, 'Tone 500');
    await target.click({ position: { x: 500, y: 20 } });
    await expect.poll(() => rows(page).count()).toBeLessThanOrEqual(40);
    const before = await page.getByRole('main').evaluate((main) => main.scrollTop);
    await target.getByRole('link', { name: 'Tones', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tones');
    await page.goBack();
    await expect(target).toBeFocused();
    await expect(target).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(async () => Math.abs((await page.getByRole('main').evaluate((main) => main.scrollTop)) - before))
      .toBeLessThanOrEqual(56);
    await page.keyboard.press('Control+a');
    await expect(page.getByText(`${toneCount.toLocaleString('en')} tracks selected`)).toBeAttached();
    await page.keyboard.press('End');
    await expect(row(page, `Tone ${toneCount}`)).toBeFocused();
    await expect(row(page, `Tone ${toneCount}`)).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Add to queue' }).click();
    await expect(page.getByText('1,200 songs added to queue')).toBeVisible();
  });

  test('comes in real pages for those who want them', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('kantele.interface', JSON.stringify({ pagedLists: true, density: 'compact' })),
    );
    await open(page, '/tracks?genre=test-tones');
    await expect(rows(page)).toHaveCount(100);
    expect((await boxOf(rows(page).first())).height).toBe(40);
    await page
      .getByRole('navigation', { name: 'Pages of Songs' })
      .getByRole('button', { name: 'Next' })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(row(page, 'Tone 101')).toBeVisible();
    await expect(row(page, 'Tone 101')).toHaveAttribute('aria-rowindex', '101');
  });
});

test.describe('on touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap plays, a long press opens the menu, and ⋯ is always there', async ({ page }) => {
    await openAlbum(page);
    const target = row(page, 'Every Door a Different Blue');
    await target.getByRole('link').scrollIntoViewIfNeeded();
    const menu = page.getByRole('menu', { name: 'More about Every Door a Different Blue' });
    await longPress(page, target, () => expect(menu).toBeVisible());
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(player(page)).not.toContainText('Every Door');
    await target.getByRole('button', { name: 'More about' }).tap();
    await menu.getByRole('menuitem', { name: 'Add to queue' }).tap();
    await expect(page.getByText('Added to queue')).toBeVisible();
    await row(page, 'Lamp in the Window').tap({ position: { x: 205, y: 20 } });
    await expect(player(page)).toContainText('Lamp in the Window');
  });
});

/** Holds a finger on the end of a row's title line until something has happened. */
async function longPress(page: Page, target: Locator, until: () => Promise<void>) {
  const box = await boxOf(target);
  const touchPoints = [{ x: box.x + box.width * 0.75, y: box.y + box.height / 2 }];
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await until();
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
