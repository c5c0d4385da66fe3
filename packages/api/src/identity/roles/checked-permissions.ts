import type { StoredPermission } from '@kantele/db';
import type { z } from 'zod';
import { AppError, type FieldSentences, invalid } from '../../core/errors.ts';
import { fieldsOf } from '../../core/issues.ts';
import {
  isPermissionName,
  isTrusted,
  isWorkspacePermission,
  type PermissionName,
  permissionTable,
} from '../../core/permissions.ts';
import type { permissionsInput } from './contract.ts';

/** What visitors who are not signed in may be given at most. */
const guestsMay = new Set<PermissionName>([
  'music.view',
  'music.play',
  'music.download',
  'playlists.view',
  'users.view',
  'lyrics.view',
]);

/** Whether the guest role may hold a permission. */
export function guestsMayHold(name: PermissionName): boolean {
  return guestsMay.has(name);
}

/**
 * Permissions as they are stored: names of the list, each once, with restrictions of their schemas.
 * @throws AppError `invalid` on `permissions`, or the field that is named
 */
export function checkedPermissions(
  input: z.output<typeof permissionsInput>,
  { guests = false, field = 'permissions' }: { guests?: boolean; field?: string } = {},
): StoredPermission[] {
  const seen = new Set<string>();
  return input.map(({ name, restrictions }, index) => {
    if (!isPermissionName(name) || seen.has(name)) throw invalid(field, 'Choose one of the offered values.');
    seen.add(name);
    if (guests && !guestsMay.has(name)) {
      throw invalid(field, 'Guests cannot hold :permission.', { permission: name });
    }
    const row = permissionTable[name];
    const schema = 'restrictions' in row ? row.restrictions : null;
    if (!schema) {
      if (restrictions.length > 0) throw invalid(field, 'This is not valid.');
      return { name, restrictions: [] };
    }
    const values = Object.fromEntries(
      restrictions.map((restriction) => [restriction.name, restriction.value]),
    );
    const parsed = schema.partial().safeParse(values);
    if (!parsed.success)
      throw new AppError('invalid', undefined, {
        fields: below(`${field}.${index}`, fieldsOf(parsed.error.issues)),
      });
    return { name, restrictions };
  });
}

/** The same for a role of workspaces, which holds other ones, without restrictions. @throws AppError `invalid` */
export function checkedWorkspacePermissions(input: z.output<typeof permissionsInput>): StoredPermission[] {
  const seen = new Set<string>();
  return input.map(({ name, restrictions }) => {
    if (!isWorkspacePermission(name) || seen.has(name) || restrictions.length > 0) {
      throw invalid('permissions', 'Choose one of the offered values.');
    }
    seen.add(name);
    return { name, restrictions: [] };
  });
}

/**
 * The default role goes to everybody who registers: it holds nothing of those who run the site.
 * @throws AppError `invalid` on `default`
 */
export function assertFitForEverybody(permissions: readonly StoredPermission[]): void {
  const trusted = permissions.find(({ name }) => isTrusted(name));
  if (trusted) {
    throw invalid('default', 'Everybody who registers gets the default role: it cannot hold :permission.', {
      permission: trusted.name,
    });
  }
}

function below(place: string, fields: FieldSentences): FieldSentences {
  const entries = Object.entries(fields).map(([key, value]) => [`${place}.${key}`, value]);
  return Object.fromEntries(entries);
}
