import { describe, expect, it } from 'vitest';
import { type Actor, assertAccess, assertRecent, can, type Rule, type UserActor, userOf } from './actor.ts';
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

describe('who may call what', () => {
  const user: UserActor = {
    ...{ kind: 'user', id: 1, sessionHash: 'a', sessionId: 1, token: null, workspace: null, verified: true },
    ...{ permissions: [], authenticatedAt: null, impersonatorId: null },
  };
  const unverified = { ...user, verified: false };
  const permissions = [{ name: 'music.view' as const, restrictions: [] }];
  const access = [{ name: 'api.access' as const, restrictions: [] }];
  const token = (scope: 'read' | 'write') => ({
    ...user,
    token: { id: 1, scope, workspaceId: null },
    permissions: access,
  });
  const codeOf = (actor: Actor, rule: Rule) => {
    try {
      assertAccess(actor, rule);
      return 'may';
    } catch (error) {
      return error instanceof AppError ? error.code : error;
    }
  };

  it.each<[string, Actor, Rule, string]>([
    ['a guest, what is open', guest, { access: 'open' }, 'may'],
    ['a guest, what is for signed-in people', guest, { access: 'signed-in' }, 'unauthenticated'],
    ['a guest without the permission', guest, { access: 'music.view' }, 'unauthenticated'],
    ['a guest with it', { ...guest, permissions }, { access: 'music.view' }, 'may'],
    ['a user, what is for signed-in people', user, { access: 'signed-in' }, 'may'],
    ['a user without the permission', user, { access: 'music.view' }, 'forbidden'],
    ['a user with it', { ...user, permissions }, { access: 'music.view' }, 'may'],
    ['before the address is confirmed', unverified, { access: 'open' }, 'email_unverified'],
    [
      'then also with the permission',
      { ...unverified, permissions },
      { access: 'music.view' },
      'email_unverified',
    ],
    ['but what helps to confirm it', unverified, { access: 'signed-in', unverified: true }, 'may'],
    ['a token that reads', token('read'), { access: 'signed-in' }, 'may'],
    ['a token that reads, and a change', token('read'), { access: 'signed-in', changes: true }, 'forbidden'],
    ['a token that writes', token('write'), { access: 'signed-in', changes: true }, 'may'],
    ['a token in place of the person', token('write'), { access: 'signed-in', inPerson: true }, 'forbidden'],
    ['a token of who may have none', { ...token('write'), permissions }, { access: 'open' }, 'forbidden'],
    ['the product itself', system, { access: 'users.manage' }, 'may'],
  ])('%s', (_, actor, rule, expected) => {
    expect(codeOf(actor, rule)).toBe(expected);
  });
});
