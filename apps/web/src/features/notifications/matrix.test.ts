import { expect, it } from 'vitest';
import { isOn, stateOf, switched } from './matrix.ts';

const off = { in_app: false, email: false, browser: false };
const selections = [
  { notif_id: 'a', channels: { ...off, in_app: true } },
  { notif_id: 'b', channels: off },
];

it('a group is on, off, or on in part', () => {
  expect(stateOf(selections, ['a', 'b'], 'in_app')).toBe('some');
  expect(stateOf(selections, ['a'], 'in_app')).toBe(true);
  expect(stateOf(selections, ['a', 'b'], 'email')).toBe(false);
});

it('switches one way of some kinds and leaves the rest', () => {
  const next = switched(selections, ['b'], 'in_app', true);
  expect(stateOf(next, ['a', 'b'], 'in_app')).toBe(true);
  expect(isOn(next, 'b', 'email')).toBe(false);
  expect(isOn(selections, 'b', 'in_app')).toBe(false);
});
