import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { targetOf } from './target.ts';

describe('the classifier', () => {
  it.each([
    ...['1.1.1.1', '93.184.216.34', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111'],
    ...['2a00:1450:4001:81b::200e', '::ffff:8.8.8.8', '64:ff9b::808:808', '64:ff9b::8.8.8.8'],
  ])('lets %s through', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('lets no IPv4 address of a closed network through, however it is wrapped', () => {
    const closed = fc.constantFrom('10.', '127.', '169.254.', '192.168.', '172.20.', '100.70.', '0.', '255.');
    fc.assert(
      fc.property(
        closed,
        fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 }),
        (head, tail) => {
          const parts = [...head.split('.').filter(Boolean), ...tail].slice(0, 4).map(Number);
          const plain = parts.join('.');
          const [a = 0, b = 0, c = 0, d = 0] = parts;
          const groups = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
          for (const address of [
            plain,
            `::ffff:${plain}`,
            `::ffff:${groups}`,
            `64:ff9b::${groups}`,
            `2002:${groups}::`,
          ]) {
            expect(isPublicAddress(address), address).toBe(false);
          }
        },
      ),
    );
  });

  it('reads an address in one way only', () => {
    expect(targetOf('https://Example.COM/a?b')).toMatchObject({
      host: 'example.com',
      port: 443,
      literal: false,
    });
    expect(targetOf('http://[2606:4700::1]:8080/')).toMatchObject({
      host: '2606:4700::1',
      port: 8080,
      literal: true,
    });
    expect(targetOf('https://münchen.example/')).toMatchObject({ host: 'xn--mnchen-3ya.example' });
  });
});
