import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { queue } from './queue.ts';
import { closeToast, Toaster, toast } from './Toast.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  for (const { key } of [...queue.visibleToasts]) queue.close(key);
  vi.useRealTimers();
});

const here = (text: string) => page.getByText(text).query() !== null;
const settle = () => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame));
const pass = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await settle();
};
const mount = () => show(<Toaster label="Notifications" closeLabel="Close" offset="84px" />);

it('stays 3 s, as a polite status', async () => {
  await mount();
  toast('Saved');
  await settle();
  expect(page.getByRole('status').element().textContent).toBe('Saved');
  await pass(2900);
  expect(here('Saved')).toBe(true);
  await pass(200);
  expect(here('Saved')).toBe(false);
});

it('stays 8 s and is an alert when something went wrong', async () => {
  await mount();
  toast('Could not like this track', { tone: 'danger' });
  await settle();
  expect(page.getByRole('alert').element().textContent).toBe('Could not like this track');
  await pass(7900);
  expect(here('Could not like this track')).toBe(true);
  await pass(200);
  expect(here('Could not like this track')).toBe(false);
});

it('stays while it is loading, until it is closed', async () => {
  await mount();
  const key = toast('Publishing…', { tone: 'loading' });
  await pass(60_000);
  expect(here('Publishing…')).toBe(true);
  closeToast(key);
  await settle();
  expect(here('Publishing…')).toBe(false);
});

it('shows one at a time: the last', async () => {
  await mount();
  toast('One');
  await settle();
  toast('Two');
  await settle();
  expect([here('One'), here('Two')]).toEqual([false, true]);
  await pass(3100);
  expect([here('One'), here('Two')]).toEqual([false, false]);
});

it('is called by its message', async () => {
  await mount();
  toast('Could not be saved', { tone: 'danger' });
  await settle();
  await expect.element(page.getByRole('alertdialog', { name: 'Could not be saved' })).toBeInTheDocument();
});

it('offers an action, which also closes it', async () => {
  const onPress = vi.fn();
  await mount();
  toast('Removed', { action: { label: 'Undo', onPress }, duration: 8000 });
  await settle();
  await pass(7000);
  await page.getByRole('button', { name: 'Undo' }).click();
  await settle();
  expect(onPress).toHaveBeenCalledOnce();
  expect(here('Removed')).toBe(false);
});

it('offers two actions', async () => {
  const pressed: string[] = [];
  const action = ['Show', 'Undo'].map((label) => ({ label, onPress: () => pressed.push(label) }));
  await mount();
  toast('Added', { action });
  await settle();
  await page.getByRole('button', { name: 'Undo' }).click();
  await settle();
  expect(pressed).toEqual(['Undo']);
  expect(here('Added')).toBe(false);
});

it('waits while focus is in it, and Escape dismisses it', async () => {
  await mount();
  toast('Saved');
  await settle();
  const close = page.getByRole('button', { name: 'Close' }).element();
  if (!(close instanceof HTMLElement)) throw new Error('no button');
  close.focus();
  await settle();
  await pass(10_000);
  expect(here('Saved')).toBe(true);
  close.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await settle();
  expect(here('Saved')).toBe(false);
});

it('stands in the middle, above the player', async () => {
  await mount();
  toast('Saved');
  await settle();
  const box = page.getByRole('alertdialog').element().getBoundingClientRect();
  expect(window.innerHeight - box.bottom).toBeCloseTo(84 + 16, 0);
  expect(Math.abs(box.left + box.right - document.documentElement.clientWidth)).toBeLessThan(2);
});
