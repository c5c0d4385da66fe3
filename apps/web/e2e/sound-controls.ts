import { expect, type Locator, type Page } from '@playwright/test';

/** Changes how it sounds, by the controls in the panel of what plays. */
export async function adjust(page: Page, change: (controls: Locator) => Promise<void>) {
  const panel = page.getByRole('complementary', { name: 'Now playing' });
  await panel.getByRole('tab', { name: 'Now playing' }).click();
  await panel.getByRole('button', { name: 'Sound' }).click();
  const controls = page.getByRole('dialog', { name: 'Sound' });
  await change(controls);
  await controls.press('Escape');
  await expect(controls).toBeHidden();
}

export const seek = (region: Locator) => region.getByRole('slider', { name: 'Seek' });
/** Seconds of the song that plays, as the player shows them. */
export const shown = async (region: Locator) => Number(await seek(region).inputValue());
