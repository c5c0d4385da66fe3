import { describe, expect, it } from 'vitest';
import { type Actor, assertRecent, can, userOf } from './actor.ts';
import { AppError } from './errors.ts';

const guest: Actor = { kind: 'guest', permissions: [], guestHash: null };
const system: Actor = { kind: 'system' };

describe('what only a signed-in person may do', () => {
  it.each([
    ['a guest', guest],
    ['the product itself', system],
  ])('is refused to %s', (_, actor) => {
    const refused = expect.objectContaining({ code: 'unauthenticated' });
    expect(() => assertRecent(actor, new Date())).toThrow(refused);
    expect(() => userOf(actor)).toThrow(AppError);
  });

  it('and the product itself passes every check of a permission', () => {
    expect([can(system, 'users.manage'), can(guest, 'users.manage')]).toEqual([true, false]);
  });
});
