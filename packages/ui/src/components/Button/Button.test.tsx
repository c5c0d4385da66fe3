import { Heart } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PlayButton } from '../PlayButton/PlayButton.tsx';
import { Button } from './Button.tsx';

const heart = <Heart size={20} />;

describe('Button', () => {
  it('is pressed by pointer, Enter and Space', async () => {
    const onPress = vi.fn();
    await show(<Button onPress={onPress}>Save</Button>);
    await page.getByRole('button', { name: 'Save' }).click();
    await userEvent.keyboard('{Enter} ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('keeps focus and name while pending, and ignores presses', async () => {
    const onPress = vi.fn();
    await show(
      <Button pending onPress={onPress}>
        Saving
      </Button>,
    );
    await userEvent.tab();
    const button = page.getByRole('button', { name: 'Saving' });
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('leaves no announcement without a name behind', async () => {
    const screen = await show(<Button>Save</Button>);
    await userEvent.tab();
    const announcements = () => [...document.querySelectorAll('[data-live-announcer] [role="img"]')];
    // In the same box, so that it is the same button.
    await screen.rerender(
      <div>
        <Button pending>Save</Button>
      </div>,
    );
    await expect.poll(() => announcements().length).toBeGreaterThan(0);
    await screen.rerender(<p>Saved</p>);
    await expect.poll(announcements).toEqual([]);
  });

  it.each([
    ['small', 32],
    ['medium', 40],
    ['large', 52],
  ] as const)('is %s: %i px high', async (size, height) => {
    await show(<Button size={size}>Save</Button>);
    expect(page.getByRole('button').element().getBoundingClientRect().height).toBe(height);
  });
});

describe('IconButton', () => {
  it('is named by its label and told as a toggle', async () => {
    await show(
      <IconButton label="Like Blue Train" pressed keyshortcuts="L">
        {heart}
      </IconButton>,
    );
    const button = page.getByRole('button', { name: 'Like Blue Train', pressed: true });
    await expect.element(button).toHaveAttribute('aria-keyshortcuts', 'L');
    expect(button.element().getBoundingClientRect().width).toBe(40);
  });

  it('shows the state by a dot as well as by colour', async () => {
    await show(
      <IconButton label="Shuffle" pressed>
        {heart}
      </IconButton>,
    );
    expect(getComputedStyle(page.getByRole('button').element(), '::after').inlineSize).toBe('4px');
  });
});

describe('PlayButton', () => {
  it('is named for its present state and pressed by keys', async () => {
    const onPress = vi.fn();
    await show(<PlayButton label="Play Blue Train by John Coltrane" onPress={onPress} size={56} />);
    const button = page.getByRole('button', { name: 'Play Blue Train by John Coltrane' });
    expect(button.element()).toHaveStyle({ inlineSize: '56px', blockSize: '56px' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await button.click();
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('keeps the pause glyph while buffering and draws the ring late', async () => {
    const screen = await show(<PlayButton label="Pause" playing />);
    const glyph = page.getByRole('button').element().querySelector('path')?.getAttribute('d');
    await screen.rerender(<PlayButton label="Pause" playing buffering />);
    const button = page.getByRole('button');
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    expect(button.element().querySelector('path')?.getAttribute('d')).toBe(glyph);
    const ring = button.element().querySelector('span');
    expect(ring && getComputedStyle(ring).animationDelay).toContain('0.3s');
  });
});
