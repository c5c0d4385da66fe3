import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { PasswordField, TextField } from '../TextField/TextField.tsx';
import { Select, SelectItem } from './Select.tsx';

const many = Array.from({ length: 40 }, (_, index) => ({ id: `n${index}`, name: `Genre ${index}` }));

describe('Select', () => {
  it('is named, opens by keys, takes a choice and is at most 420 px high', async () => {
    const onChange = vi.fn();
    await show(
      <Select label="Genre" items={many} onSelectionChange={onChange}>
        {(item) => <SelectItem id={item.id}>{item.name}</SelectItem>}
      </Select>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const list = page.getByRole('listbox');
    await expect.element(list).toBeVisible();
    expect(list.element().getBoundingClientRect().height).toBeLessThanOrEqual(420);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('n1');
    await expect.element(page.getByRole('button', { name: /Genre 1/ })).toHaveFocus();
  });

  it('filters, and says so when nothing matches', async () => {
    await show(
      <Select label="Genre" items={many} search={{ label: 'Find a genre', clearLabel: 'Clear' }}>
        {(item) => <SelectItem id={item.id}>{item.name}</SelectItem>}
      </Select>,
    );
    await page.getByRole('button', { name: /Genre/ }).click();
    await expect.element(page.getByRole('searchbox', { name: 'Find a genre' })).toHaveFocus();
    await userEvent.keyboard('Genre 39');
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
    await userEvent.keyboard('x');
    await expect.element(page.getByText('There are no items matching your query')).toBeVisible();
  });

  it('says that it is loading', async () => {
    await show(
      <Select label="Genre" loading items={many}>
        {(item) => <SelectItem id={item.id}>{item.name}</SelectItem>}
      </Select>,
    );
    await page.getByRole('button', { name: /Genre/ }).click();
    await expect.element(page.getByText('Loading...')).toBeVisible();
  });
});

describe('TextField', () => {
  it('ties label, help and error to the field', async () => {
    await show(<TextField label="Email" description="For sign-in" error="Enter a full address" />);
    const field = page.getByRole('textbox', { name: 'Email' });
    await expect.element(field).toHaveAccessibleDescription(/For sign-in.*Enter a full address/);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });

  it('turns the border into the ring without moving anything', async () => {
    await show(<TextField label="Title" />);
    const field = page.getByRole('textbox').element();
    const before = field.getBoundingClientRect().height;
    await userEvent.tab();
    expect(field.getBoundingClientRect().height).toBe(before);
    expect(getComputedStyle(field).boxShadow).not.toBe('none');
  });

  it('shows and hides a password', async () => {
    await show(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
    const field = page.getByLabelText('Password', { exact: true });
    await expect.element(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(field).toHaveAttribute('type', 'text');
    await expect.element(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  });
});

describe('SearchField', () => {
  it('submits with Enter, empties with Escape and with its button', async () => {
    const onSubmit = vi.fn();
    await show(<SearchField label="Search" clearLabel="Clear search" hint="/" onSubmit={onSubmit} />);
    expect(page.getByRole('button').query()).toBeNull();
    await expect.element(page.getByText('/')).toBeVisible();
    const field = page.getByRole('searchbox', { name: 'Search' });
    await field.fill('blue');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('blue');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
    await field.fill('train');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
  });
});
