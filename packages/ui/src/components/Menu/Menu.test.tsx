import { Ellipsis } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { ContextMenu } from '../ContextMenu/ContextMenu.tsx';
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

describe('ContextMenu', () => {
  const list = (onAction: (id: string | undefined) => void) => (
    <ContextMenu
      label="Track"
      menu={(target) => {
        const row = target.closest('[data-id]');
        if (!(row instanceof HTMLElement)) return null;
        return <MenuItem onAction={() => onAction(row.dataset.id)}>Play next</MenuItem>;
      }}
    >
      <p>Heading</p>
      <ul>
        <li data-id="a">
          <button type="button">One</button>
        </li>
        <li data-id="b">
          <button type="button">Two</button>
        </li>
      </ul>
    </ContextMenu>
  );
  const rightClick = (name: string, init: MouseEventInit = {}) => {
    const target = page.getByText(name).element();
    const box = target.getBoundingClientRect();
    const event = new MouseEvent('contextmenu', {
      bubbles: true,
      cancelable: true,
      button: 2,
      clientX: box.x + 4,
      clientY: box.y + 4,
      ...init,
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('serves every row of a list and gives focus back to the row', async () => {
    const onAction = vi.fn();
    await show(list(onAction));
    expect(rightClick('Two')).toBe(true);
    await expect.element(page.getByRole('menuitem', { name: 'Play next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onAction.mock.calls).toEqual([['b']]);
    await expect.poll(() => page.getByRole('menu').query()).toBeNull();
    await expect.element(page.getByRole('button', { name: 'Two' })).toHaveFocus();
  });

  it('opens under the pointer where there is room', async () => {
    await page.viewport(1_000, 700);
    await show(<div style={{ padding: 60 }}>{list(() => undefined)}</div>);
    rightClick('One');
    await expect.element(page.getByRole('menu')).toBeVisible();
    const menu = page.getByRole('menu').element().getBoundingClientRect();
    const row = page.getByText('One').element().getBoundingClientRect();
    expect(Math.abs(menu.x - row.x)).toBeLessThan(10);
    expect(Math.abs(menu.y - row.y)).toBeLessThan(20);
  });

  it('closes on Escape with focus on the row', async () => {
    await show(list(() => undefined));
    rightClick('One');
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'One' })).toHaveFocus();
  });

  it("leaves the browser's menu to Shift and to places without a menu", async () => {
    await show(list(() => undefined));
    expect(rightClick('One', { shiftKey: true })).toBe(false);
    expect(rightClick('Heading')).toBe(false);
    expect(page.getByRole('menu').query()).toBeNull();
  });
});
