import { expect, it } from 'vitest';
import { actionOf, shortcutNames } from './actions.ts';
import { conflictOf, createMatcher, effectiveMap, mayBind, withKeys } from './map.ts';

const usual = { keys: {}, singleKeys: true };

it('starts without conflicts and with keys that may be bound', () => {
  for (const name of shortcutNames) {
    expect([name, conflictOf(name, actionOf(name).keys, usual)]).toEqual([name, null]);
    if (actionOf(name).inRows || name === 'palette') continue;
    for (const stroke of actionOf(name).keys.split(' '))
      expect([name, mayBind(name, stroke)]).toEqual([name, true]);
  }
});

it('gives an action other keys, none, and its own back', () => {
  const other = withKeys({}, 'mute', 'x');
  expect(effectiveMap({ ...usual, keys: other }).mute).toBe('x');
  expect(effectiveMap({ ...usual, keys: withKeys(other, 'mute', '') }).mute).toBe('');
  expect(withKeys(other, 'mute', undefined)).toEqual({});
  expect(withKeys(other, 'mute', 'm')).toEqual({});
});

it('keeps what needs Ctrl or ⌘ when single keys are switched off, and the keys of rows', () => {
  const { palette, rowNext, ...rest } = effectiveMap({ keys: {}, singleKeys: false });
  expect(palette).toBe('Mod+k');
  expect(rowNext).toBe('n');
  for (const name of ['playPause', 'mute', 'goHome', 'search', 'shortcuts'] as const)
    expect(rest[name]).toBe('');
});

it('leaves the keys of rows alone, whatever was stored', () => {
  expect(effectiveMap({ ...usual, keys: { rowNext: 'x' } }).rowNext).toBe('n');
});

it('says who stands in the way', () => {
  expect(conflictOf('mute', 's', usual)).toBe('shuffle');
  expect(conflictOf('mute', 'n', usual)).toBe('rowNext');
  expect(conflictOf('mute', 'g', usual)).toBe('goHome');
  expect(conflictOf('mute', 'm x', { keys: { mute: '' } })).toBeNull();
  expect(conflictOf('mute', 'x', usual)).toBeNull();
  expect(conflictOf('mute', 's', { keys: { shuffle: '' } })).toBeNull();
});

it('takes no keys from the page, from browsers and from assistive technology', () => {
  for (const stroke of [
    'Tab',
    'Enter',
    'ArrowLeft',
    'Shift+ArrowUp',
    'Escape',
    'F5',
    'Mod+t',
    'Mod+c',
    'Alt+x',
    'Space',
  ])
    expect([stroke, mayBind('mute', stroke)]).toEqual([stroke, false]);
  expect(mayBind('playPause', 'Space')).toBe(true);
  expect(mayBind('mute', 'Mod+k')).toBe(true);
});

it('follows sequences for a while', () => {
  const map = effectiveMap(usual);
  const keys = createMatcher(1_000);
  expect(keys.press(['g'], map, 0)).toBe('begun');
  expect(keys.press(['h'], map, 900)).toBe('goHome');
  expect(keys.press(['h'], map, 950)).toBeNull();
  expect(keys.press(['g'], map, 2_000)).toBe('begun');
  expect(keys.press(['h'], map, 3_001)).toBeNull();
  expect(keys.press(['g'], map, 4_000)).toBe('begun');
  // What does not go on a sequence is a press of its own.
  expect(keys.press(['m'], map, 4_100)).toBe('mute');
  expect(keys.press(['g'], map, 5_000)).toBe('begun');
  keys.forget();
  expect(keys.press(['s'], map, 5_100)).toBe('shuffle');
});

it('prefers what the layout writes', () => {
  const map = effectiveMap({ ...usual, keys: { mute: 'ь' } });
  expect(createMatcher(1_000).press(['ь', 'k'], map, 0)).toBe('mute');
  expect(createMatcher(1_000).press(['л', 'k'], map, 0)).toBe('previous');
});
