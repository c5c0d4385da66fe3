import { describe, expect, it } from 'vitest';
import {
  inOrder,
  limitOf,
  type PermissionInfo,
  permissionGroups,
  withLimit,
  withPermission,
} from './permissions.ts';

const info = (name: string, limits: string[] = []): PermissionInfo => ({
  name,
  group: name.split('.')[0] ?? name,
  group_title: `About ${name.split('.')[0]}`,
  description: name,
  restrictions: limits.map((limit) => ({ name: limit, type: 'integer' })),
  guests: false,
  grantable: true,
});
const infos = [
  info('admin'),
  info('admin.access'),
  info('music.view'),
  info('music.create', ['minutes']),
  info('x.y'),
];

describe('permissions', () => {
  it('stand in groups, everything apart', () => {
    const groups = permissionGroups(infos);
    expect(groups.map(({ id, title }) => [id, title])).toEqual([
      ['admin', 'About admin'],
      ['music', 'About music'],
      ['x', 'About x'],
    ]);
    expect(groups[0]?.permissions.map(({ name }) => name)).toEqual(['admin.access']);
  });

  it('are given and taken in one order', () => {
    const one = withPermission(infos, [], 'music.create', true);
    const two = withPermission(infos, one, 'admin.access', true);
    expect(two.map(({ name }) => name)).toEqual(['admin.access', 'music.create']);
    expect(withPermission(infos, two, 'music.create', false).map(({ name }) => name)).toEqual([
      'admin.access',
    ]);
    expect(inOrder(infos, [{ name: 'old', restrictions: [] }, ...one]).map(({ name }) => name)).toEqual([
      'music.create',
      'old',
    ]);
  });

  it('have limits', () => {
    const held = withLimit(withPermission(infos, [], 'music.create', true), 'music.create', 'minutes', 90);
    expect(limitOf(held, 'music.create', 'minutes')).toBe(90);
    expect(limitOf(withLimit(held, 'music.create', 'minutes', null), 'music.create', 'minutes')).toBeNull();
    expect(limitOf(held, 'music.view', 'minutes')).toBeNull();
  });
});
