import { boxOf, type Place, takeTo } from './boxes.ts';
import { clock, expect, expectSound, playAlbum, test } from './kantele.ts';
import { command, expectSongs, openPhoneQueue, openQueue, phone, rowsOf, swipe } from './queue.ts';

const yours = 'Your queue';
const next = /^Next from/;

test('your queue outlives shuffling, another album and a reload', async ({ page }) => {
  await playAlbum(page, 'Northern Rooms');
  const queue = await openQueue(page);
  await command(page, queue, 'Salt on the Stairs', 'Move to your queue');
  await command(page, queue, 'What the Ice Kept', 'Move to your queue');
  const chosen = ['Salt on the Stairs', 'What the Ice Kept'];
  await expectSongs(queue, yours, chosen);
  await queue.getByRole('button', { name: 'Shuffle' }).click();
  await expectSongs(queue, yours, chosen);
  await playAlbum(page, 'Open Water');
  await page.reload();
  await expectSongs(queue, yours, chosen);
  await expect(rowsOf(queue, next)).toHaveCount(2);
  // It plays before the album goes on.
  await queue.getByRole('button', { name: 'Play Salt on the Stairs' }).focus();
  await page.keyboard.press('Enter');
  await expectSound(page);
  await expectSongs(queue, yours, ['What the Ice Kept']);
});

test('songs change places by mouse, keys and menu, and three go as three', async ({ page }) => {
  await playAlbum(page, 'Northern Rooms');
  const queue = await openQueue(page);
  const songs = [
    'Every Door a Different Blue',
    'What the Ice Kept',
    'Interval for Two Hands',
    'The Long Corridor',
    'Salt on the Stairs',
    'Borrowed Coat',
  ] as const;
  const [blue, ice, interval, corridor, salt, coat] = songs;
  await expectSongs(queue, next, songs);
  const row = (song: string) => queue.getByRole('row', { name: song });
  const middle = async (song: string) => {
    const box = await boxOf(row(song));
    return { x: box.x + 200, y: box.y + box.height / 2 };
  };
  const drag = async (song: string, to: Place) => takeTo(page, await middle(song), to);

  // By mouse, to above the second song; Escape gives up.
  const second = await middle(ice);
  await drag(coat, { ...second, y: second.y - 20 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectSongs(queue, next, songs);
  await drag(coat, { ...second, y: second.y - 20 });
  await page.mouse.up();
  await expectSongs(queue, next, [blue, coat, ice, interval, corridor, salt]);

  // By keys, over the gap into your queue and back out.
  const handle = row(blue).getByRole('button', { name: `Move ${blue}` });
  await handle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(queue.getByRole('status').filter({ hasText: 'position 1 of 1 in your queue' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectSongs(queue, next, [coat, ice, blue, interval, corridor, salt]);
  await expect(handle).toBeFocused();

  // By menu.
  await command(page, queue, salt, 'Move to top');
  await command(page, queue, ice, 'Move up');
  await command(page, queue, corridor, 'Move to position…');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Position of/ })
    .fill('2');
  await page.keyboard.press('Enter');
  await expectSongs(queue, next, [salt, corridor, ice, coat, blue, interval]);

  // Three chosen ones together into your queue, and back with one press.
  await row(salt).click();
  await row(ice).click({ modifiers: ['ControlOrMeta'] });
  await row(blue).click({ modifiers: ['ControlOrMeta'] });
  const box = await boxOf(queue.getByText('Songs you add play before the rest.'));
  await drag(ice, { x: second.x, y: box.y + 10 });
  await expect(page.getByText('3', { exact: true }).last()).toBeVisible();
  await page.mouse.up();
  await expectSongs(queue, yours, [salt, ice, blue]);
  await expectSongs(queue, next, [corridor, coat, interval]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSongs(queue, next, [salt, corridor, ice, coat, blue, interval]);

  // Removing several, and the keyboard stays in the list.
  await row(coat).press('Delete');
  await expectSongs(queue, next, [salt, corridor, ice, blue, interval]);
  await expect(row(blue)).toBeFocused();
});

test('a cleared queue comes back; a saved one and what was heard can be played again', async ({ page }) => {
  await playAlbum(page, 'Open Water');
  await expectSound(page);
  // Five seconds count as heard: the media clock decides, not the wall's.
  await page.evaluate(() => {
    for (const media of document.querySelectorAll('audio')) if (!media.paused) media.playbackRate = 8;
  });
  await expect.poll(() => clock(page)).toBeGreaterThan(7);
  // From here on nothing moves by itself.
  await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Pause' }).click();
  const queue = await openQueue(page);
  await command(page, queue, 'Landfall', 'Move to your queue');
  await queue.getByRole('button', { name: 'Clear queue' }).click();
  await expect(rowsOf(queue, yours)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSongs(queue, yours, ['Landfall']);

  await queue.getByRole('button', { name: 'Save queue' }).click();
  const name = page.getByRole('dialog', { name: 'Save queue' }).getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue(/^Queue of .*20\d\d/);
  await name.fill('For the ferry');
  await name.press('Enter');
  await queue.getByRole('button', { name: 'Play Landfall' }).focus();
  await page.keyboard.press('Enter');
  await queue.getByRole('button', { name: 'History' }).click();
  await expect(queue.getByRole('list').last().getByRole('listitem')).toHaveText([/Cast Off/]);
  await queue.getByRole('button', { name: 'Play For the ferry' }).click();
  await queue.getByRole('button', { name: 'Queue', exact: true }).click();
  await expectSongs(queue, next, ['Landfall', 'Swell']);
  await queue.getByRole('button', { name: 'History' }).click();
  await queue.getByRole('button', { name: 'Delete For the ferry' }).click();
  await expect(queue.getByText('For the ferry')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(queue.getByText('For the ferry')).toBeVisible();
});

test('one tab plays; the other one takes over at the place', async ({ page, context }) => {
  await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  const other = await context.newPage();
  await playAlbum(other, 'Open Water');
  await expectSound(other);
  await expect(page.getByText('Playing in another tab')).toBeVisible();
  await expect.poll(() => clock(page)).toBe(-1);
  await other.getByRole('slider', { name: 'Seek' }).fill('30');
  await expect.poll(() => clock(other)).toBeGreaterThan(30);
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('Cast Off');
  await expect.poll(() => clock(page)).toBeGreaterThan(30);
  await expect(other.getByText('Playing in another tab')).toBeVisible();
  await expect.poll(() => clock(other)).toBe(-1);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a finger moves a song by its handle; a swipe on the song scrolls', async ({ page }) => {
    await playAlbum(page, 'Northern Rooms');
    const queue = await openPhoneQueue(page);
    const before = await rowsOf(queue, next).allTextContents();
    // It comes up to three fifths of the screen; a swipe on its songs brings up the rest before they scroll.
    const sheetTop = async () => Math.round((await boxOf(queue)).y);
    await expect.poll(sheetTop).toBe(335);
    await expect(queue.getByRole('button', { name: 'History' })).not.toBeInViewport();
    await swipe(page, 200, 620, 300);
    await expect.poll(sheetTop).toBe(84);
    await expect(queue.getByRole('button', { name: 'History' })).toBeInViewport({ ratio: 1 });
    const salt = queue.getByRole('row', { name: 'Salt on the Stairs' });
    const ice = queue.getByRole('row', { name: 'What the Ice Kept' });
    const start = await boxOf(salt);
    await swipe(page, start.x + 200, start.y + 26, start.y - 150);
    await expect.poll(() => rowsOf(queue, next).allTextContents()).toEqual(before);
    await expect(page.getByRole('dialog', { name: 'Queue' })).toBeVisible();

    const now = await boxOf(salt);
    const above = await boxOf(ice);
    await swipe(page, now.x + 22, now.y + 26, above.y + 4);
    await expectSongs(queue, next, [
      'Every Door',
      'Salt on the Stairs',
      'What the Ice Kept',
      'Interval',
      'The Long Corridor',
      'Borrowed Coat',
    ]);

    await swipe(page, 200, 100, 700);
    await expect(queue).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Now playing' })).toBeVisible();
  });
});
