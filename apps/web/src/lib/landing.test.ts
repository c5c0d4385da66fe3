import { describe, expect, it } from 'vitest';
import { isFilled, overlayOf, showsAction } from './landing.ts';
import { without } from './lists.ts';

const action = { label: 'Start listening', action: '/register', type: 'route', icon: null } as const;
const overlay = (headerOverlayColor1: string | null, headerOverlayColor2: string | null) =>
  overlayOf({ headerOverlayColor1, headerOverlayColor2 });

describe('a call to action', () => {
  it.each([
    ['with label and action', action, true],
    ['to another site', { ...action, type: 'link', action: 'https://music.example/' }, true],
    ['without a label', { ...action, label: ' ' }, false],
    ['without an action', { ...action, action: '' }, false],
    ['that would run a script', { ...action, type: 'link', action: 'javascript:alert(1)' }, false],
    ['that is not there', null, false],
  ] as const)('%s', (_, value, shown) => expect(showsAction(value)).toBe(shown));
});

describe('the overlay', () => {
  it('is there with one colour or two', () => {
    expect(overlay(null, null)).toBeNull();
    expect(overlay('43 63 212', null)).toMatchObject({ from: '43 63 212', to: '43 63 212' });
    expect(overlay(null, '43 63 212')).toMatchObject({ from: '43 63 212', to: '43 63 212' });
    expect(overlay('138 28 60', '43 63 212')).toMatchObject({ from: '138 28 60', to: '43 63 212' });
  });

  it('is none with what is no colour', () => expect(overlay('url(x)', null)).toBeNull());

  it('chooses the ink of what stands on it', () => {
    expect(overlay('31 107 58', null)?.ink).toBe('255 255 255');
    expect(overlay('242 192 99', '221 225 255')?.ink).toBe('0 0 0');
  });
});

it('a feature without picture and words is none', () => {
  expect(isFilled({ image: null, title: ' ', subtitle: '' })).toBe(false);
  expect(isFilled({ image: null, title: 'Played in sides', subtitle: '' })).toBe(true);
});

it('a list loses the item of a place', () => {
  expect(without(['a', 'b'], 0)).toEqual(['b']);
  expect(without(['a', 'b'], 2)).toEqual(['a', 'b']);
});
