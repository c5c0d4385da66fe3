import { english } from '@kantele/api/translate';
import { describe, expect, it } from 'vitest';
import { actionNames } from './action-names.ts';
import type { AuditEvent } from './audit-event.ts';
import { sentenceOf } from './event-sentences.ts';

const event = (action: string, more: Partial<AuditEvent> = {}): AuditEvent => ({
  id: 1,
  actor_id: 7,
  actor_name: 'Ada',
  action,
  object_type: null,
  object_id: null,
  object_name: null,
  user_name: null,
  settings: [],
  data: {},
  ip: null,
  created_at: '2026-03-06T12:00:00Z',
  ...more,
});

describe('sentences of events', () => {
  it('lead to things', () => {
    const { text, values } = sentenceOf(
      event('users.suspend', {
        object_type: 'user',
        object_id: '14',
        object_name: 'Ben',
        data: { reason: 'Noise' },
      }),
    );
    expect(text).toBe('Suspended the account :user: “:reason”');
    expect(values).toEqual({ user: { type: 'user', id: 14, name: 'Ben' }, reason: 'Noise' });
  });

  it('know whose account it was', () => {
    const gone = { object_type: 'user', object_id: '7' };
    expect(sentenceOf(event('users.delete', gone)).text).toBe('Deleted own account');
    expect(sentenceOf(event('users.delete', { ...gone, object_id: '8' })).text).toBe(
      'Deleted the account :user',
    );
  });

  it('count', () => {
    const { text, values } = sentenceOf(
      event('settings.update', { data: { keys: ['a', 'b'] }, settings: ['Name', 'Logo'] }),
    );
    expect(english(text, { count: 2, keys: String(values.keys) })).toBe('Changed 2 settings: Name,Logo');
  });

  it('name fields and languages, and say nothing of fields nobody knows', () => {
    const { values } = sentenceOf(
      event('users.update', {
        object_type: 'user',
        object_id: '14',
        data: { fields: ['id', 'role_ids', 'direct_permissions', 'constructor', 'plan_nine'] },
      }),
    );
    expect(values.fields).toEqual(['Roles', 'Permissions']);
    expect(sentenceOf(event('localizations.create', { data: { language: 'de' } })).values).toEqual({
      language: { language: 'de' },
    });
  });

  it('name services', () => {
    expect(sentenceOf(event('auth.login')).text).toBe('Signed in');
    expect(sentenceOf(event('auth.login', { data: { service: 'twitter' } })).values).toEqual({
      service: 'X',
    });
  });

  it('name who works for an artist, and what somebody pays', () => {
    const member = event('backstage.add_member', {
      object_type: 'artist',
      object_id: '3',
      object_name: 'Pier',
      user_name: 'Ida',
      data: { user_id: 9, role: 'manager' },
    });
    expect(sentenceOf(member).values).toEqual({
      artist: { type: 'artist', id: 3, name: 'Pier' },
      user: { type: 'user', id: 9, name: 'Ida' },
    });
    const given = event('billing.give', {
      object_type: 'user',
      object_id: '9',
      data: { product: 'Pro', reason: 'Thanks', ends_at: null },
    });
    expect(sentenceOf(given)).toEqual({
      text: 'Gave the account :user the plan :name: “:reason”',
      values: { user: { type: 'user', id: 9, name: null }, name: 'Pro', reason: 'Thanks' },
    });
    expect(sentenceOf(event('billing.refund', { data: { reason: 'Thanks' } })).text).toBe('Invoice refunded');
  });

  it('fall back to words, and to the name', () => {
    expect(sentenceOf(event('roles.create')).text).toBe(actionNames['roles.create']);
    expect(sentenceOf(event('users.update', { object_type: 'role', object_id: '3' })).text).toBe(
      'Account changed',
    );
    expect(sentenceOf(event('plans.create')).text).toBe('plans.create');
  });
});
