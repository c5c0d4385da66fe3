import { Ellipsis } from 'lucide-react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, SubmenuTrigger } from './Menu.tsx';

describe('Menu', () => {
  const more = (onAction: () => void) => (
    <MenuTrigger>
      <IconButton label="More for Blue Train">
        <Ellipsis size={20} />
      </IconButton>
      <Menu>
        <MenuItem onAction={onAction}>Play next</MenuItem>
        <MenuSeparator />
        <MenuSection label="Places">
          <SubmenuTrigger>
            <MenuItem>Go to artist</MenuItem>
            <Menu>
              <MenuItem>John Coltrane</MenuItem>
            </Menu>
          </SubmenuTrigger>
          <MenuItem danger>Delete</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );

  it('opens from the keyboard, runs an action and gives focus back', async () => {
    const onAction = vi.fn();
    await show(more(onAction));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menu', { name: 'More for Blue Train' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Play next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('button', { name: 'More for Blue Train' })).toHaveFocus();
  });

  it('is gone when the theme changes while it fades out', async () => {
    const root = document.documentElement;
    // The colours of a new theme are there at once: nothing fades meanwhile.
    const change = ({ target }: Event) => {
      if ((target as Element).matches('[data-exiting]')) root.setAttribute('data-theme-switching', '');
    };
    document.addEventListener('transitionrun', change);
    onTestFinished(() => {
      document.removeEventListener('transitionrun', change);
      root.removeAttribute('data-theme-switching');
    });
    await show(more(() => undefined));
    await page.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Play next' }).click();
    await expect.poll(() => root.hasAttribute('data-theme-switching')).toBe(true);
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  });

  it('finds items by typing and opens submenus with the arrow', async () => {
    await show(more(() => undefined));
    await page.getByRole('button').click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('go');
    await expect.element(page.getByRole('menuitem', { name: 'Go to artist' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('menuitem', { name: 'John Coltrane' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('menuitem', { name: 'Go to artist' })).toHaveFocus();
  });
});
