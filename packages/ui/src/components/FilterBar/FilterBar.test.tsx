import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { FilterBar } from './FilterBar.tsx';

const all = ['Role', 'Plan', 'Country'].map((label) => ({
  id: label.toLowerCase(),
  label: `${label}: any`,
  removeLabel: `Remove filter ${label}`,
}));

function Bar({ onEdit, onAdd }: { onEdit?: (id: string) => void; onAdd?: (id: string) => void }) {
  const [filters, setFilters] = useState(all);
  return (
    <FilterBar
      label="Filters"
      filters={filters}
      onEdit={onEdit}
      onRemove={(id) => setFilters(filters.filter((filter) => filter.id !== id))}
      add={{ label: 'Filter', items: [{ id: 'joined', label: 'Joined' }], onAdd: (id) => onAdd?.(id) }}
      clear={{ label: 'Clear all', onClear: () => setFilters([]) }}
    >
      <button type="button">Saved views</button>
    </FilterBar>
  );
}

it('removes filters by keys and keeps focus in the bar', async () => {
  await show(<Bar />);
  await expect.element(page.getByRole('group', { name: 'Filters' })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Remove filter Role' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Remove filter Plan' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Remove filter Plan' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Filter', exact: true })).toHaveFocus();
  expect(page.getByRole('button', { name: 'Clear all' }).query()).toBeNull();
});

it('adds from a menu, edits by its chips, and clears', async () => {
  const onEdit = vi.fn();
  const onAdd = vi.fn();
  await show(<Bar onEdit={onEdit} onAdd={onAdd} />);
  await page.getByRole('button', { name: 'Plan: any' }).click();
  expect(onEdit).toHaveBeenCalledExactlyOnceWith('plan');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Joined' }).click();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('joined');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => page.getByRole('button', { name: /Remove/ }).elements().length).toBe(0);
});

it('leads to the page before and the next, where there is one, and sets their size', async () => {
  const onNext = vi.fn();
  const onChange = vi.fn();
  await show(
    <Pagination
      label="Pages of users"
      summary="1–25 of 1,914 matching"
      previousLabel="Previous"
      nextLabel="Next"
      onNext={onNext}
      perPage={{ label: 'Per page', value: 25, options: [25, 50, 100], onChange }}
    />,
  );
  await expect
    .element(page.getByRole('navigation', { name: 'Pages of users' }))
    .toHaveTextContent('1–25 of 1,914 matching');
  await expect.element(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  expect(onNext).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: /Per page/ }).click();
  await page.getByRole('option', { name: '50' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(50);
});
