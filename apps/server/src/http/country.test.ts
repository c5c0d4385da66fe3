import { expect, it } from 'vitest';
import { countryOf } from './country.ts';

it('knows where public addresses are registered, and nothing of others', () => {
  // Of national research networks, which stay where they are.
  expect(['193.166.3.2', '2001:708:10::1', '193.174.75.126', '::ffff:193.166.3.2'].map(countryOf)).toEqual([
    'FI',
    'FI',
    'DE',
    'FI',
  ]);
  for (const none of ['127.0.0.1', '10.0.0.7', '192.168.1.1', '::1', 'fd00::1', '', 'not an address']) {
    expect(countryOf(none), none).toBeNull();
  }
});
