import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { CopyButton } from './CopyButton.tsx';

afterEach(() => vi.restoreAllMocks());

const button = <CopyButton text="token-1" label="Copy" copiedLabel="Copied!" name="Copy API token" />;
const denied = () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));

it('copies, says so for a second and keeps its name', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(button);
  await page.getByRole('button', { name: 'Copy API token' }).click();
  expect(write).toHaveBeenCalledExactlyOnceWith('token-1');
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied!');
  await expect.element(page.getByRole('button', { name: 'Copy API token' })).toHaveTextContent('Copied!');
  await expect.element(page.getByRole('button')).toHaveTextContent(/^Copy$/);
});

it('copies by selecting where the clipboard is denied, and keeps focus', async () => {
  denied();
  let copied = '';
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const area = document.activeElement;
    copied = area instanceof HTMLTextAreaElement ? area.value : '';
    return true;
  });
  await show(button);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied!');
  expect(copied).toBe('token-1');
  expect(document.querySelector('textarea')).toBeNull();
  await expect.element(page.getByRole('button')).toHaveFocus();
});

it('leaves the text marked when nothing may be copied', async () => {
  denied();
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  const shown = { current: null as HTMLElement | null };
  await show(
    <>
      <code ref={shown}>token-1</code>
      <CopyButton text="token-1" label="Copy" copiedLabel="Copied!" shownIn={shown} />
    </>,
  );
  await page.getByRole('button').click();
  await expect.poll(() => document.getSelection()?.toString()).toBe('token-1');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

it('asks for a date, with a time where one is wanted', async () => {
  const onChange = vi.fn();
  await show(<DateField label="Until" withTime min="2026-01-01T00:00" onChange={onChange} />);
  const field = page.getByLabelText('Until');
  await expect.element(field).toHaveAttribute('type', 'datetime-local');
  await expect.element(field).toHaveAttribute('min', '2026-01-01T00:00');
  await field.fill('2026-03-06T18:30');
  expect(onChange).toHaveBeenLastCalledWith('2026-03-06T18:30');
});
