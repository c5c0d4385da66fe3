import { expect, it } from 'vitest';
import { spaceToggles } from './space.ts';

const plain = { keepsSpace: false, button: false, row: false, focusVisible: false };

it('plays and pauses on the page and on links', () => {
  expect(spaceToggles(plain)).toBe(true);
  expect(spaceToggles({ ...plain, focusVisible: true })).toBe(true);
});

it('does so on a button that was only clicked, and leaves one reached by keyboard alone', () => {
  expect(spaceToggles({ ...plain, button: true })).toBe(true);
  expect(spaceToggles({ ...plain, button: true, focusVisible: true })).toBe(false);
});

it('leaves rows alone that are being walked through by keyboard', () => {
  expect(spaceToggles({ ...plain, row: true })).toBe(true);
  expect(spaceToggles({ ...plain, row: true, focusVisible: true })).toBe(false);
});

it('never takes Space from text, checkboxes, menus and dialogs', () => {
  for (const focusVisible of [true, false]) {
    expect(spaceToggles({ ...plain, keepsSpace: true, button: true, focusVisible })).toBe(false);
  }
});
