import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { BulkBar } from '../BulkBar/BulkBar.tsx';
import { ColumnsMenu } from '../ColumnsMenu/ColumnsMenu.tsx';
import { type DataColumn, type DataSort, DataTable, type DataTableProps } from './DataTable.tsx';

interface Person {
  id: string;
  name: string;
  role: string;
  plays: number;
}

const names = ['Ilse', 'Tomas', 'Noor'];
const people: Person[] = names.map((name, at) => ({ id: `u${at}`, name, role: 'Artist', plays: at * 1000 }));
const columns: DataColumn<Person>[] = [
  { id: 'name', label: 'Name', sortable: true, cell: (one) => one.name },
  { id: 'role', label: 'Role', cell: (one) => one.role },
  { id: 'plays', label: 'Plays', sortable: true, align: 'end', width: 120, cell: (one) => one.plays },
  {
    id: 'open',
    label: 'Actions',
    labelHidden: true,
    hideable: false,
    cell: () => <button type="button">Edit</button>,
  },
];
const table = (props: Partial<DataTableProps<Person>> = {}) => (
  <DataTable
    label="Users"
    columns={columns}
    rows={people}
    rowLabel={(one) => one.name}
    loadingText="Loading..."
    empty={<p>No users yet</p>}
    {...props}
  />
);
const wide = { width: 900 };

afterEach(() => page.viewport(414, 896));

describe('DataTable', () => {
  it('is a named grid whose first column names the rows', async () => {
    await show(table(), wide);
    await expect.element(page.getByRole('grid', { name: 'Users' })).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'Noor' })).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
    expect(page.getByRole('checkbox').query()).toBeNull();
  });

  it('sorts by a press on its header and says how it is sorted', async () => {
    const onSort = vi.fn();
    const sort: DataSort = { column: 'name', direction: 'ascending' };
    await show(table({ sort, onSort }), wide);
    const header = page.getByRole('columnheader', { name: 'Name' });
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
    await header.click();
    await page.getByRole('columnheader', { name: 'Plays' }).click();
    await page.getByRole('columnheader', { name: 'Role' }).click();
    expect(onSort.mock.calls).toEqual([
      [{ column: 'name', direction: 'descending' }],
      [{ column: 'plays', direction: 'ascending' }],
    ]);
  });

  it('is walked by arrows, opens a row by Enter and chooses it by Space', async () => {
    const onRowAction = vi.fn();
    const onSelect = vi.fn();
    await show(table({ onRowAction, onSelect, selected: new Set<string>() }), wide);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('row', { name: /Tomas/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onRowAction).toHaveBeenCalledExactlyOnceWith('u1');
    await userEvent.keyboard(' ');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(new Set(['u1']));
    await page.getByText('Ilse').click();
    expect(onRowAction).toHaveBeenLastCalledWith('u0');
  });

  it('chooses by checkboxes named after their rows, one and all, and offers what to do with them', async () => {
    function Users() {
      const [selected, setSelected] = useState<Set<string>>(new Set());
      return (
        <>
          {table({ selected, onSelect: setSelected })}
          <BulkBar
            count={selected.size}
            label={`${selected.size} selected`}
            clearLabel="Clear selection"
            onClear={() => setSelected(new Set())}
          >
            <button type="button">Export</button>
          </BulkBar>
        </>
      );
    }
    await show(<Users />, wide);
    await page.getByRole('row', { name: /Noor/ }).getByText('Noor').click();
    await expect
      .element(page.getByRole('checkbox', { name: /Select Noor/, checked: true }))
      .toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: '1 selected' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select All' }).click({ force: true });
    await expect.element(page.getByRole('status').last()).toHaveTextContent('3 selected');
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect.poll(() => page.getByRole('region').query()).toBeNull();
  });

  it('draws rows while it waits, says so once, and keeps old rows while others come', async () => {
    const screen = await show(table({ rows: [], loading: true, skeletonRows: 4 }), wide);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(4);
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading...');
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await screen.rerender(<div style={{ inlineSize: 900 }}>{table({ loading: true })}</div>);
    await expect.element(page.getByRole('rowheader', { name: 'Ilse' })).toBeVisible();
  });

  it('says what stands in the place of rows', async () => {
    await show(table({ rows: [], onSelect: vi.fn() }), wide);
    await expect.element(page.getByText('No users yet')).toBeVisible();
    expect(page.getByRole('checkbox').query()).toBeNull();
  });

  it('keeps header and first column in place and scrolls by itself', async () => {
    await page.viewport(1000, 800);
    const many = Array.from({ length: 30 }, (_, at) => ({
      id: `u${at}`,
      name: `User ${at}`,
      role: 'x',
      plays: at,
    }));
    const broad = columns.map((column) => ({ ...column, width: 200 }));
    await show(table({ rows: many, columns: broad, maxHeight: '300px', onSelect: vi.fn() }), { width: 700 });
    const scroller = page.getByRole('grid').element().parentElement;
    expect(scroller?.clientHeight).toBe(300);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    scroller?.scrollTo(500, 600);
    const box = scroller?.getBoundingClientRect();
    await expect.poll(() => scroller?.dataset.scrolled).toBe('true');
    const header = page.getByRole('columnheader', { name: 'Name' }).element().getBoundingClientRect();
    expect(header.top).toBe(box?.top);
    expect(header.left - (box?.left ?? 0)).toBe(44);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    const cell = page.getByRole('row').nth(2).getByRole('gridcell', { name: 'x' });
    await expect.element(cell).toHaveFocus();
    await expect
      .poll(() => cell.element().getBoundingClientRect().left - (box?.left ?? 0))
      .toBeGreaterThanOrEqual(244);
    const name = page.getByRole('rowheader').nth(20).element().getBoundingClientRect();
    expect(name.left - (box?.left ?? 0)).toBe(44);
  });

  it('is a list of cards below 640 px, with names beside values and ways to sort', async () => {
    const onSort = vi.fn();
    await show(table({ onSelect: vi.fn(), onSort }), { width: 400 });
    const card = page.getByRole('row', { name: /Tomas/ });
    await expect.element(card.getByText('Role')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const grid = page.getByRole('grid').element();
    expect(grid.scrollWidth).toBeLessThanOrEqual(400);
    expect(page.getByRole('columnheader', { name: 'Role' }).query()).toBeNull();
    await page.getByRole('columnheader', { name: 'Plays' }).click();
    expect(onSort).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('checkbox', { name: /Select Tomas/ })).toBeInTheDocument();
  });

  it('leaves out columns that are hidden by the menu, never the first', async () => {
    function Users() {
      const [hidden, setHidden] = useState<string[]>([]);
      return (
        <>
          <ColumnsMenu label="Columns" columns={columns} hidden={hidden} onChange={setHidden} />
          {table({ hidden })}
        </>
      );
    }
    await show(<Users />, wide);
    await page.getByRole('button', { name: 'Columns' }).click();
    const items = page.getByRole('menuitemcheckbox');
    await expect.poll(() => items.elements().map((one) => one.textContent)).toEqual(['Role', 'Plays']);
    await items.first().click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('columnheader', { name: 'Role' }).query()).toBeNull();
    await expect.poll(() => page.getByText('Artist').elements().length).toBe(0);
  });
});
