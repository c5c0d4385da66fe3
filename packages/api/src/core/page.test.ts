import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from './errors.ts';
import { decodeCursor, encodeCursor, pageOf } from './page.ts';

const context = 'albums::name_key:asc';
const refused = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    return error instanceof AppError && error.code === 'invalid' && error.fields?.cursor !== undefined;
  }
  return false;
};
/** What somebody who has read this code can make. */
function forged(body: string, list = context): string {
  const checksum = createHash('sha256').update(`${list}\n${body}`).digest('hex').slice(0, 8);
  return Buffer.from(`${checksum}${body}`).toString('base64url');
}

describe('a cursor', () => {
  it('comes back as what it was made from', () => {
    const values = fc.tuple(
      fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
      fc.integer({ min: 1 }),
    );
    fc.assert(
      fc.property(fc.string(), values, (list, pair) => {
        expect(decodeCursor(list, encodeCursor(list, pair), ['string', 'number'])).toEqual(pair);
      }),
    );
  });

  it('fits an address and says nothing to the eye', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer(), (text, id) => {
        expect(encodeCursor(context, [text, id])).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('is refused when any character of it is changed', () => {
    const cursor = encodeCursor(context, ['élan', 42]);
    for (let index = 0; index < cursor.length; index += 1) {
      for (const other of ['A', 'z', '!']) {
        const damaged = cursor.slice(0, index) + other + cursor.slice(index + 1);
        const same = Buffer.from(damaged, 'base64url').equals(Buffer.from(cursor, 'base64url'));
        if (!same)
          expect(
            refused(() => decodeCursor(context, damaged, ['string', 'number'])),
            damaged,
          ).toBe(true);
      }
    }
  });

  it('is refused by every list but its own', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, two) => {
        if (one === two) return;
        expect(refused(() => decodeCursor(two, encodeCursor(one, [1]), ['number']))).toBe(true);
      }),
    );
  });

  it('is never anything else than read or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: 'binary' })), (text) => {
        expect(refused(() => decodeCursor(context, text, ['string', 'number']))).toBe(true);
      }),
    );
  });

  it.each([
    ['broken JSON', '["a",'],
    ['an object', '{"0":"a","1":1}'],
    ['too few values', '["a"]'],
    ['too many values', '["a",1,2]'],
    ['another kind', '[1,1]'],
    ['a text as id', '["a","1"]'],
    ['a fraction', '["a",1.5]'],
    ['more than a number holds', '["a",1e400]'],
    ['an unsafe integer', '["a",9007199254740993]'],
    ['a NUL', '["\\u0000",1]'],
    ['null', 'null'],
  ])('made by hand with %s is refused', (_name, body) => {
    expect(refused(() => decodeCursor(context, forged(body), ['string', 'number']))).toBe(true);
  });

  it('holds a day where a day belongs', () => {
    for (const day of ['2026-02-29', '2026-13-01', 'infinity', '2026-1-1', '', '0000-01-01', '-001-01-01']) {
      expect(
        refused(() => decodeCursor('x', encodeCursor('x', [day, 1]), ['date', 'number'])),
        day,
      ).toBe(true);
    }
    for (const day of ['2024-02-29', '0001-01-01']) {
      expect(decodeCursor('x', encodeCursor('x', [day, 1]), ['date', 'number'])).toEqual([day, 1]);
    }
  });
});

describe('a page', () => {
  it('keeps what was asked for, and has a cursor only when there is more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { maxLength: 12 }),
        fc.integer({ min: 1, max: 11 }),
        (rows, perPage) => {
          const fetched = rows.slice(0, perPage + 1);
          const page = pageOf(fetched, perPage, String);
          expect(page.rows).toEqual(fetched.slice(0, perPage));
          expect(page.nextCursor).toBe(fetched.length > perPage ? String(fetched[perPage - 1]) : null);
        },
      ),
    );
  });
});
