import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { TagField } from '../TagField/TagField.tsx';
import { ComboBox } from './ComboBox.tsx';

const texts = { emptyText: 'There are no items matching your query', loadingText: 'Loading...' };
const zones = [
  {
    id: 'europe',
    title: 'Europe',
    options: [
      { id: 'Europe/Berlin', label: 'Berlin', hint: 'UTC+1' },
      { id: 'Europe/Helsinki', label: 'Helsinki', hint: 'UTC+2' },
    ],
  },
  {
    id: 'america',
    title: 'America',
    options: Array.from({ length: 40 }, (_, at) => ({ id: `America/${at}`, label: `City ${at}` })),
  },
];

describe('ComboBox', () => {
  it('finds by typing, keeps the sections and takes a choice by keys', async () => {
    const onChange = vi.fn();
    await show(<ComboBox label="Time zone" options={zones} onChange={onChange} {...texts} />);
    const field = page.getByRole('combobox', { name: 'Time zone' });
    await field.click();
    await userEvent.keyboard('hel');
    await expect.element(page.getByRole('option', { name: 'Helsinki' })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Europe' })).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Europe/Helsinki');
    await expect.element(field).toHaveValue('Helsinki');
  });

  it('stays open at its field while the page scrolls', async () => {
    await show(
      <div style={{ height: 300, overflow: 'auto' }} data-testid="page">
        <div style={{ paddingBlock: '120px 900px' }}>
          <ComboBox label="Time zone" options={zones} {...texts} />
        </div>
      </div>,
    );
    const field = page.getByRole('combobox', { name: 'Time zone' });
    await field.click();
    await userEvent.keyboard('hel');
    const option = page.getByRole('option', { name: 'Helsinki' });
    await expect.element(option).toBeVisible();
    const gap = () =>
      option.element().getBoundingClientRect().top - field.element().getBoundingClientRect().bottom;
    const before = gap();
    page.getByTestId('page').element().scrollTop = 60;
    await expect.poll(() => Math.abs(gap() - before)).toBeLessThanOrEqual(1);
    expect(field.element().getBoundingClientRect().top).toBeLessThan(120);
    await expect.element(option).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field).toHaveValue('Helsinki');
  });

  it('finds by the hint, and shows all when it is opened again', async () => {
    await show(<ComboBox label="Time zone" options={zones} {...texts} />);
    await page.getByRole('combobox').click();
    await userEvent.keyboard('utc+2{ArrowDown}{Enter}');
    await expect.element(page.getByRole('combobox')).toHaveValue('Helsinki');
    await page.getByRole('button', { name: 'Show suggestions' }).click();
    await expect.poll(() => page.getByRole('option').elements().length).toBe(42);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('combobox')).toHaveValue('Helsinki');
  });

  it('keeps its choice when something else was typed and left', async () => {
    const onChange = vi.fn();
    await show(
      <ComboBox
        label="Time zone"
        options={zones}
        defaultValue="Europe/Berlin"
        onChange={onChange}
        {...texts}
      />,
    );
    await page.getByRole('combobox').click();
    await userEvent.keyboard('{Home}x');
    await userEvent.tab();
    await expect.element(page.getByRole('combobox')).toHaveValue('Berlin');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('opens by its button to at most 420 px, and empties to none', async () => {
    const onChange = vi.fn();
    await show(
      <ComboBox
        label="Time zone"
        options={zones}
        defaultValue="Europe/Berlin"
        onChange={onChange}
        {...texts}
      />,
    );
    await page.getByRole('button', { name: 'Show suggestions' }).click();
    const list = page.getByRole('listbox');
    await expect.element(list).toBeVisible();
    expect(list.element().getBoundingClientRect().height).toBeLessThanOrEqual(420);
    await expect.element(page.getByRole('option', { name: 'Berlin', selected: true })).toBeVisible();
    await userEvent.clear(page.getByRole('combobox'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('says that nothing matches, and that it is loading', async () => {
    const screen = await show(<ComboBox label="Time zone" options={zones} {...texts} />);
    await page.getByRole('combobox').click();
    await userEvent.keyboard('xyz');
    await expect.element(page.getByText('There are no items matching your query')).toBeVisible();
    await screen.rerender(
      <div>
        <ComboBox label="Time zone" options={zones} {...texts} loading />
      </div>,
    );
    await expect.element(page.getByText('Loading...')).toBeVisible();
  });

  it('leaves out nothing of what was found elsewhere', async () => {
    const onInputChange = vi.fn();
    await show(
      <ComboBox
        label="User"
        options={[{ id: '7', label: 'Ana' }]}
        filtered
        onInputChange={onInputChange}
        {...texts}
      />,
    );
    await page.getByRole('combobox').click();
    await userEvent.keyboard('zed');
    await expect.element(page.getByRole('option', { name: 'Ana' })).toBeVisible();
    expect(onInputChange).toHaveBeenLastCalledWith('zed');
  });

  it('can be scrolled to the last choice in a low window', async () => {
    await page.viewport(800, 260);
    await show(<ComboBox label="Time zone" options={zones} {...texts} />);
    await page.getByRole('combobox').click();
    await userEvent.keyboard('{ArrowUp}');
    const list = page.getByRole('listbox').element();
    await expect.poll(() => list.scrollHeight > list.clientHeight).toBe(true);
    const box = list.getBoundingClientRect();
    expect(box.bottom <= window.innerHeight && box.top >= 0).toBe(true);
    await page.viewport(800, 600);
  });
});

describe('TagField', () => {
  const genres = ['Jazz', 'Folk', 'Rock'].map((label) => ({ id: label.toLowerCase(), label }));
  const field = (props: { onChange?: (ids: string[]) => void; defaultValue?: string[] }) => (
    <TagField
      label="Genres"
      name="genres"
      options={genres}
      removeLabel={(label) => `Remove ${label}`}
      placeholder="Add a genre"
      {...texts}
      {...props}
    />
  );
  const removers = () =>
    page
      .getByRole('button', { name: /^Remove/ })
      .elements()
      .map((one) => one.getAttribute('aria-label'));

  it('adds by typing and keeps the list open for more', async () => {
    const onChange = vi.fn();
    await show(field({ onChange }));
    await page.getByRole('combobox', { name: 'Genres' }).click();
    await userEvent.keyboard('fo{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['folk']);
    await expect.element(page.getByRole('combobox')).toHaveValue('');
    await userEvent.keyboard('ja{ArrowDown}{Enter}{Escape}');
    await expect.poll(removers).toEqual(['Remove Folk', 'Remove Jazz']);
    await expect.element(page.getByRole('combobox')).toHaveAccessibleDescription(/Folk.*Jazz/);
  });

  it('hands a value for each tag to the form', async () => {
    await show(<form>{field({ defaultValue: ['rock', 'jazz'] })}</form>);
    const form = document.querySelector('form');
    expect(form && new FormData(form).getAll('genres')).toEqual(['rock', 'jazz']);
  });

  it('takes tags away by Backspace, by arrows and Delete, and by pressing', async () => {
    const onChange = vi.fn();
    await show(field({ onChange, defaultValue: ['rock', 'jazz', 'folk'] }));
    const input = page.getByRole('combobox');
    await input.click();
    await userEvent.keyboard('{Backspace}');
    await expect.poll(removers).toEqual(['Remove Rock', 'Remove Jazz']);
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(page.getByRole('button', { name: 'Remove Rock' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByRole('button', { name: 'Remove Jazz' })).toHaveFocus();
    await page.getByRole('button', { name: 'Remove Jazz' }).click();
    await expect.element(input).toHaveFocus();
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  it('turns its arrows around in scripts from right to left', async () => {
    await show(<div dir="rtl">{field({ defaultValue: ['rock', 'jazz'] })}</div>);
    await page.getByRole('combobox').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'Remove Jazz' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'Remove Rock' })).toHaveFocus();
  });

  /** A field whose options come from elsewhere a moment after typing, as from a server. */
  function Found({ onChange, form = false }: { onChange: (ids: string[]) => void; form?: boolean }) {
    const [value, setValue] = useState<string[]>([]);
    const [options, setOptions] = useState(genres);
    const [typed, setTyped] = useState('');
    useEffect(() => {
      const answer = genres.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
      const timer = setTimeout(() => setOptions(answer), 20);
      return () => clearTimeout(timer);
    }, [typed]);
    const own = (
      <TagField
        label="Genres"
        name="genres"
        options={options}
        filtered
        // Another array at every render, as ids of numbers make it.
        value={value.map(String)}
        onInputChange={setTyped}
        onChange={(ids) => {
          setValue(ids);
          onChange(ids);
        }}
        removeLabel={(label) => `Remove ${label}`}
        {...texts}
      />
    );
    return form ? <form>{own}</form> : own;
  }

  it('takes what is pressed of options that are found elsewhere, and keeps its name', async () => {
    const onChange = vi.fn();
    await show(<Found onChange={onChange} form />);
    const input = page.getByRole('combobox', { name: 'Genres' });
    await input.click();
    await userEvent.keyboard('fol');
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
    await page.getByRole('option', { name: 'Folk' }).click();
    await expect.poll(() => onChange.mock.lastCall).toEqual([['folk']]);
    await expect.element(input).toHaveValue('');
    // Folk is not among the options then.
    await userEvent.keyboard('jaz');
    await expect.element(input).toHaveValue('jaz');
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
    await page.getByRole('option', { name: 'Jazz' }).click();
    await userEvent.keyboard('roc');
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(removers).toEqual(['Remove Folk', 'Remove Jazz']);
    const form = document.querySelector('form');
    expect(form && new FormData(form).getAll('genres')).toEqual(['folk', 'jazz']);
  });

  it('takes them by keys too, and gives them back', async () => {
    const onChange = vi.fn();
    await show(<Found onChange={onChange} />);
    await page.getByRole('combobox').click();
    await userEvent.keyboard('ro');
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => onChange.mock.lastCall).toEqual([['rock']]);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Remove Rock' }).click();
    await expect.poll(() => onChange.mock.lastCall).toEqual([[]]);
  });
});
