import { describe, expect, it } from 'vitest';
import { partAddresses } from './part-addresses.ts';

/** A server that notes what it is asked to sign. */
function world(count: number, sent: number[] = []) {
  const asked: number[][] = [];
  let time = 0;
  let isDown = false;
  const sign = async (partNumbers: number[]) => {
    asked.push(partNumbers);
    if (isDown) throw new Error('down');
    return partNumbers.map((partNumber) => ({ partNumber, url: `${partNumber} of ${asked.length}` }));
  };
  const address = partAddresses({ count, sent, sign, now: () => time });
  return {
    ...{ asked, address },
    pass: (ms: number) => {
      time += ms;
    },
    fail: (value: boolean) => {
      isDown = value;
    },
  };
}

describe('addresses of parts', () => {
  it('are asked for ten at a time, in their order', async () => {
    const { asked, address } = world(23);
    for (let part = 1; part <= 23; part += 1) await address(part);
    expect(asked.map((numbers) => numbers.length)).toEqual([10, 10, 3]);
    expect(asked.flat()).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
  });

  it('are asked for once by parts that want theirs at the same time', async () => {
    const { asked, address } = world(5);
    const urls = await Promise.all([1, 2, 3, 4, 5].map((part) => address(part)));
    expect([urls, asked]).toEqual([[1, 2, 3, 4, 5].map((part) => `${part} of 1`), [[1, 2, 3, 4, 5]]]);
  });

  it('leave out what is in the bucket already', async () => {
    const { asked, address } = world(6, [1, 3, 4]);
    await address(2);
    expect(asked).toEqual([[2, 5, 6]]);
  });

  it('are given once: a part that is sent again, or only after a while, gets a new one', async () => {
    const { asked, address, pass } = world(12);
    expect(await address(1)).toBe('1 of 1');
    expect(await address(1)).toBe('1 of 2');
    expect(asked[1]).toEqual([1, 11, 12]);
    pass(300_000);
    expect(await address(2)).toBe('2 of 3');
  });

  it('are asked for anew when they could not be signed', async () => {
    const { address, fail } = world(3);
    fail(true);
    await expect(address(1)).rejects.toThrow('down');
    fail(false);
    expect(await Promise.all([1, 2, 3].map((part) => address(part)))).toEqual([
      '1 of 2',
      ...['2 of 2', '3 of 2'],
    ]);
  });
});
