import { english } from '@kantele/api/translate';
import { expect, it } from 'vitest';
import { deviceName, isHandheld, isNear } from './user-agent.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/150.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [`Mozilla/5.0 (Linux; Android 16; Pixel) ${chrome}`, 'Chrome on Android'],
  ['curl/8.5.0', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is %s', (userAgent, name) => expect(deviceName(userAgent, english)).toBe(name));

it('knows what is held in the hand', () => {
  expect(isHandheld('Mozilla/5.0 (Linux; Android 16; Pixel)')).toBe(true);
  expect(isHandheld('Mozilla/5.0 (X11; Linux x86_64)')).toBe(false);
});

it.each([
  '127.0.0.0/24',
  '10.1.2.0/24',
  '192.168.1.0/24',
  '172.16.0.0/24',
  '0:0:0::/48',
  'fd12:3456:789a::/48',
])('%s is of the network of the server', (ip) => expect(isNear(ip)).toBe(true));
it.each(['203.0.113.0/24', '172.32.0.0/24', '11.0.0.0/24', '2001:db8:1::/48'])('%s is not', (ip) =>
  expect(isNear(ip)).toBe(false),
);
