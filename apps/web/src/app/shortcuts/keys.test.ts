import { expect, it } from 'vitest';
import { ariaKeys, isSingle, keyLabels, type Press, strokesOf } from './keys.ts';

const held = (...names: string[]): Pick<Press, 'getModifierState'> => ({
  getModifierState: (name) => names.includes(name),
});
const press = (key: string, rest: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...held(),
  ...rest,
});

it('writes a press as the layout makes it, not as the key lies', () => {
  expect(strokesOf(press('m'), false)).toEqual(['m']);
  expect(strokesOf(press('M', { shiftKey: true }), false)).toEqual(['Shift+m']);
  // Caps Lock is no Shift.
  expect(strokesOf(press('M'), false)).toEqual(['m']);
  expect(strokesOf(press(' '), false)).toEqual(['Space']);
  // A German keyboard writes `/` with Shift and `[` with AltGr.
  expect(strokesOf(press('/', { shiftKey: true }), false)).toEqual(['/']);
  expect(strokesOf(press('[', { ctrlKey: true, altKey: true, ...held('AltGraph') }), false)).toEqual(['[']);
  expect(strokesOf(press('[', { altKey: true }), true)).toEqual(['[']);
});

it('takes Ctrl for ⌘ where there is none, and neither for the other', () => {
  expect(strokesOf(press('k', { ctrlKey: true }), false)).toEqual(['Mod+k']);
  expect(strokesOf(press('k', { metaKey: true }), true)).toEqual(['Mod+k']);
  expect(strokesOf(press('k', { ctrlKey: true }), true)).toEqual(['Control+k']);
  expect(strokesOf(press('k', { metaKey: true }), false)).toEqual(['Meta+k']);
});

it('finds the key of the same place on keyboards of other scripts', () => {
  expect(strokesOf(press('ь', { code: 'KeyM' }), false)).toEqual(['ь', 'm']);
  expect(strokesOf(press('ظ', { code: 'Slash' }), false)).toEqual(['ظ', '/']);
  // Letters of Latin layouts are their own, wherever they lie.
  expect(strokesOf(press('a', { code: 'KeyQ' }), false)).toEqual(['a']);
});

it('takes modifiers and dead keys for nothing', () => {
  for (const key of ['Shift', 'Control', 'Dead', 'Process']) expect(strokesOf(press(key), false)).toEqual([]);
});

it('knows what acts by characters alone', () => {
  expect(['m', 'Shift+m', 'g h', 'Space', '?'].map(isSingle)).toEqual([true, true, true, true, true]);
  expect(isSingle('Mod+k')).toBe(false);
});

it('writes keys for people and for assistive technology', () => {
  expect(keyLabels('g h', false)).toEqual(['G', 'H']);
  expect(keyLabels('Mod+k', false)).toEqual(['Ctrl+K']);
  expect(keyLabels('Mod+k', true)).toEqual(['⌘K']);
  expect(keyLabels('', false)).toEqual([]);
  expect(ariaKeys('m', false)).toBe('M');
  expect(ariaKeys('Mod+k', false)).toBe('Control+K');
  expect(ariaKeys('Mod+k', true)).toBe('Meta+K');
  // There a space stands between alternatives.
  expect(ariaKeys('g h', false)).toBeUndefined();
  expect(ariaKeys('', false)).toBeUndefined();
});
