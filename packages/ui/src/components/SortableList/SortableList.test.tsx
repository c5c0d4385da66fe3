import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { MenuItem } from '../Menu/Menu.tsx';
import { movedTo, reordered } from './order.ts';
import { SortableList } from './SortableList.tsx';

const words = {
  up: 'Move up',
  down: 'Move down',
  toTop: 'Move to the top',
  remove: 'Remove',
  actions: (name: string) => `Actions for ${name}`,
  moved: (name: string, place: number, count: number) => `${name}, place ${place} of ${count}`,
  removed: (name: string) => `${name} removed`,
};
const letters = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }));

function Letters({ onOrder, onOpen }: { onOrder: (ids: string[]) => void; onOpen?: (id: string) => void }) {
  const [items, setItems] = useState(letters);
  return (
    <SortableList
      label="Letters"
      items={items}
      words={words}
      onReorder={(ids) => {
        setItems(ids.flatMap((id) => items.find((item) => item.id === id) ?? []));
        onOrder(ids);
      }}
      onRemove={(gone) => setItems(items.filter(({ id }) => id !== gone))}
      {...(onOpen && { onOpen })}
      commands={({ name }) => <MenuItem>{`Copy ${name}`}</MenuItem>}
      empty="No letters"
    >
      {({ name }) => name}
    </SortableList>
  );
}

describe('SortableList', () => {
  it('moves rows by their menus and says where they are; the menu keeps the focus', async () => {
    const onOrder = vi.fn();
    await show(<Letters onOrder={onOrder} />);
    await page.getByRole('button', { name: 'Actions for C' }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    expect(onOrder).toHaveBeenLastCalledWith(['a', 'c', 'b']);
    await expect.element(page.getByRole('status')).toHaveTextContent('C, place 2 of 3');
    await expect.element(page.getByRole('button', { name: 'Actions for C' })).toHaveFocus();
    await page.getByRole('button', { name: 'Actions for B' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Move down' })).not.toBeInTheDocument();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.element(page.getByRole('row', { name: 'B' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Actions for C' })).toHaveFocus();
  });

  it('moves the row that has the focus by Alt and arrows, no further than the ends, and opens it', async () => {
    const [onOrder, onOpen] = [vi.fn(), vi.fn()];
    await show(<Letters onOrder={onOrder} onOpen={onOpen} />);
    const row = page.getByRole('row', { name: 'B' });
    (row.element() as HTMLElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(onOrder).toHaveBeenLastCalledWith(['b', 'a', 'c']);
    await expect.element(page.getByRole('status')).toHaveTextContent('B, place 1 of 3');
    await expect.element(row).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(onOrder).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledWith('b');
  });

  it('has commands of its own, and words for no rows', async () => {
    await show(<Letters onOrder={() => {}} />);
    for (const name of ['A', 'B', 'C']) {
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await expect.element(page.getByRole('menuitem', { name: `Copy ${name}` })).toBeInTheDocument();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
    }
    await expect.element(page.getByText('No letters')).toBeInTheDocument();
  });

  it('drags a row with keys', async () => {
    const onOrder = vi.fn();
    await show(<Letters onOrder={onOrder} />);
    const handle = page.getByRole('button', { name: 'Drag A' });
    handle.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Insert between A and B' })).toBeInTheDocument();
    const last = page.getByRole('button', { name: 'Insert after C' });
    for (let step = 0; step < 6 && document.activeElement !== last.element(); step += 1) {
      await userEvent.keyboard('{ArrowDown}');
    }
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onOrder.mock.lastCall).toEqual([['b', 'c', 'a']]);
  });
});

it('an order after a move', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(reordered(ids, new Set(['d']), 'a', 'before')).toEqual(['d', 'a', 'b', 'c']);
  expect(reordered(ids, new Set(['a', 'c']), 'd', 'after')).toEqual(['b', 'd', 'a', 'c']);
  expect(reordered(ids, new Set(['b']), 'b', 'after')).toEqual(ids);
  expect(reordered(ids, new Set(['b']), 'gone', 'after')).toEqual(ids);
  expect(reordered(ids, new Set(['d', 'a']), 'b', 'after')).toEqual(['b', 'a', 'd', 'c']);
  expect(movedTo(ids, 'c', 0)).toEqual(['c', 'a', 'b', 'd']);
  expect(movedTo(ids, 'a', 3)).toEqual(['b', 'c', 'd', 'a']);
});
