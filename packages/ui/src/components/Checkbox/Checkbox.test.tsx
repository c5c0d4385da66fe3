import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Checkbox, Radio, RadioGroup } from './Checkbox.tsx';

it('is checked by Space and by its words', async () => {
  const onChange = vi.fn();
  await show(<Checkbox onChange={onChange}>Explicit</Checkbox>);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('checkbox', { name: 'Explicit', checked: true })).toHaveFocus();
  await page.getByText('Explicit').click();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

it('says that some of a group are checked', async () => {
  await show(<Checkbox isIndeterminate>All</Checkbox>);
  const box = page.getByRole('checkbox', { name: 'All' }).element();
  expect(box instanceof HTMLInputElement && box.indeterminate).toBe(true);
});

it('offers radios under a label and moves with arrows', async () => {
  await show(
    <RadioGroup label="Format" defaultValue="lp">
      <Radio value="lp">LP</Radio>
      <Radio value="ep">EP</Radio>
    </RadioGroup>,
  );
  await expect.element(page.getByRole('radiogroup', { name: 'Format' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'EP', checked: true })).toHaveFocus();
});

it('switches', async () => {
  await show(<Switch>Public</Switch>);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('switch', { name: 'Public', checked: true })).toHaveFocus();
});

it('chooses one of two segments', async () => {
  function Billing() {
    const [value, setValue] = useState<'year' | 'month'>('year');
    const items = [
      { id: 'year', label: 'Yearly' },
      { id: 'month', label: 'Monthly' },
    ] as const;
    return <Segmented label="Billing" items={items} value={value} onChange={setValue} />;
  }
  await show(<Billing />);
  await page.getByText('Monthly').click();
  await expect.element(page.getByRole('radio', { name: 'Monthly', checked: true })).toBeInTheDocument();
});
