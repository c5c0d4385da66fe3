import { expect, it } from 'vitest';
import { morningIn } from './morning.ts';

it('is between eight and eleven by the clock of the zone', () => {
  const at = (text: string) => morningIn('Europe/Berlin', new Date(text));
  expect(at('2026-01-05T06:59:00Z')).toBeNull();
  expect(at('2026-01-05T07:30:00Z')).toEqual({ since: new Date('2026-01-05T07:00:00Z'), isMonday: true });
  expect(at('2026-07-07T08:59:00Z')).toEqual({ since: new Date('2026-07-07T06:00:00Z'), isMonday: false });
  expect(at('2026-01-05T10:00:00Z')).toBeNull();
  expect(morningIn('Nowhere/At-All', new Date())).toBeNull();
});
