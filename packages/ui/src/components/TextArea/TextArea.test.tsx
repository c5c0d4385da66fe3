import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TextArea } from './TextArea.tsx';

const words = (length: number) => `${length} of 12`;

it('counts what is typed, in the description of the field', async () => {
  await show(<TextArea label="Biography" description="Shown on your profile" maxLength={12} count={words} />);
  const area = page.getByRole('textbox', { name: 'Biography' });
  await expect.element(area).toHaveAccessibleDescription('Shown on your profile 0 of 12');
  await area.fill('One ink, one face');
  await expect.element(area).toHaveAccessibleDescription(/12 of 12$/);
});

it('counts a value from outside', async () => {
  await show(<TextArea label="Biography" value="abc" count={words} />);
  await expect.element(page.getByText('3 of 12')).toBeVisible();
});

it.each([
  ['by the browser', true],
  ['by itself', false],
])('grows with its text up to a limit, %s', async (_, supported) => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(supported);
  await show(<TextArea label="Biography" rows={2} autoGrow />);
  const area = page.getByRole('textbox');
  const height = () => area.element().getBoundingClientRect().height;
  const before = height();
  await area.fill('One\nTwo\nThree\nFour\nFive\nSix');
  await expect.poll(height).toBeGreaterThan(before + 40);
  await area.fill('Line\n'.repeat(60));
  await expect.poll(height).toBe(320);
  supports.mockRestore();
});

it('takes a number, reads its unit with the label and steps by keys and buttons', async () => {
  const onChange = vi.fn();
  await show(
    <NumberField
      label="Largest file"
      unit="MB"
      defaultValue={10}
      minValue={0}
      maxValue={12}
      onChange={onChange}
    />,
  );
  const field = page.getByRole('textbox', { name: 'Largest file (MB)' });
  await field.click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).toHaveValue('11');
  await page.getByRole('button', { name: /Increase/ }).click();
  await expect.element(page.getByRole('button', { name: /Increase/ })).toBeDisabled();
  await field.fill('1,5');
  await userEvent.keyboard('{Tab}');
  expect(onChange.mock.calls.map(([value]) => value).slice(0, 2)).toEqual([11, 12]);
});

it('puts focus into the input when the unit is pressed', async () => {
  await show(<NumberField label="Largest file" unit="MB" plain />);
  expect(page.getByRole('button').query()).toBeNull();
  await page.getByText('MB', { exact: true }).click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

it('stands after the beginning of an address', async () => {
  await show(<TextField label="Username" before="kantele.example/" defaultValue="annal" error="Taken" />);
  const field = page.getByRole('textbox', { name: 'Username (kantele.example/)' });
  await page.getByText('kantele.example/', { exact: true }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription('Taken');
});
