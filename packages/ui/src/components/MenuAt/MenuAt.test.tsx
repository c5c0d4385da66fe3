import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { MenuItem } from '../Menu/Menu.tsx';
import { MenuAt, type MenuAtProps } from './MenuAt.tsx';

const open = async (at: MenuAtProps['at']) => {
  const [onClose, onAction] = [vi.fn(), vi.fn()];
  await show(
    <MenuAt label="More about Blue Train" at={at} onClose={onClose} width={200}>
      <MenuItem onAction={onAction}>Play next</MenuItem>
      <MenuItem>Go to album</MenuItem>
    </MenuAt>,
  );
  const menu = page.getByRole('menu', { name: 'More about Blue Train' });
  await expect.element(menu).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Play next' })).toHaveFocus();
  return { onClose, onAction, box: () => menu.element().getBoundingClientRect() };
};

describe('MenuAt', () => {
  it('opens under the pointer where there is room', async () => {
    await page.viewport(1_000, 700);
    const { box } = await open({ x: 300, y: 200 });
    expect(Math.abs(box().x - 300)).toBeLessThan(10);
    expect(Math.abs(box().y - 200)).toBeLessThan(20);
  });

  it('stays in the window at its edges', async () => {
    await page.viewport(1_000, 700);
    const { box } = await open({ x: 990, y: 690 });
    expect(box().right).toBeLessThanOrEqual(1_000);
    expect(box().bottom).toBeLessThanOrEqual(700);
  });

  it('ends where its button ends', async () => {
    await page.viewport(1_000, 700);
    await show(
      <button type="button" style={{ marginInlineStart: 400, marginBlockStart: 100, inlineSize: 120 }}>
        More
      </button>,
    );
    const button = page.getByRole('button', { name: 'More' }).element();
    const { box } = await open(button);
    expect(Math.abs(box().right - button.getBoundingClientRect().right)).toBeLessThan(10);
  });

  it('runs what is chosen, and closes', async () => {
    const { onAction, onClose } = await open({ x: 300, y: 200 });
    await userEvent.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledOnce();
    await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
  });

  it('closes on Escape', async () => {
    const { onAction, onClose } = await open({ x: 300, y: 200 });
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
    expect(onAction).not.toHaveBeenCalled();
  });
});
