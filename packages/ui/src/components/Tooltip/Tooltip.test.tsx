import { Heart } from 'lucide-react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

const button = (
  <>
    <IconButton label="Shuffle" keyshortcuts="S">
      <Heart size={20} />
    </IconButton>
    <p>Elsewhere</p>
  </>
);

describe('with a clock of our own', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('opens after 1.5 s of hovering and shows the key', async () => {
    await show(button);
    await page.getByText('Elsewhere').hover();
    await page.getByRole('button').hover();
    vi.advanceTimersByTime(1400);
    await new Promise(requestAnimationFrame);
    expect(page.getByRole('tooltip').query()).toBeNull();
    vi.advanceTimersByTime(200);
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('ShuffleS');
  });
});

it('opens at once for the keyboard, and Escape closes it', async () => {
  await show(button);
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('tooltip').query()).toBeNull();
});
