import type { StoredPermission } from '@kantele/db';
import type { z } from 'zod';
import { AppError, type FieldSentences, invalid } from '../core/errors.ts';
import { fieldsOf } from '../core/issues.ts';
import { isPermissionName, type PermissionName, permissionTable } from '../core/permissions.ts';
import type { permissionsInput } from './contract.ts';

/** What visitors who are not signed in may be given at most. */
const guestsMay = new Set<PermissionName>([
  'music.view',
  'music.play',
  'music.download',
  'playlists.view',
  'comments.view',
  'users.view',
  'lyrics.view',
]);

/** Whether the guest role may hold a permission. */
export function guestsMayHold(name: PermissionName): boolean {
  return guestsMay.has(name);
}

/**
 * Permissions as they are stored: names of the list, each once, with restrictions of their schemas.
 * @throws AppError `invalid` on `permissions`
 */
export function checkedPermissions(
  input: z.output<typeof permissionsInput>,
  options: { guests?: boolean } = {},
): StoredPermission[] {
  const seen = new Set<string>();
  return input.map(({ name, restrictions }, index) => {
    if (!isPermissionName(name) || seen.has(name))
      throw invalid('permissions', 'Choose one of the offered values.');
    seen.add(name);
    if (options.guests && !guestsMay.has(name)) {
      throw invalid('permissions', 'Guests cannot hold :permission.', { permission: name });
    }
    const row = permissionTable[name];
    const schema = 'restrictions' in row ? row.restrictions : null;
    if (!schema) {
      if (restrictions.length > 0) throw invalid('permissions', 'This is not valid.');
      return { name, restrictions: [] };
    }
    const values = Object.fromEntries(
      restrictions.map((restriction) => [restriction.name, restriction.value]),
    );
    const parsed = schema.partial().safeParse(values);
    if (!parsed.success)
      throw new AppError('invalid', undefined, { fields: below(index, fieldsOf(parsed.error.issues)) });
    return { name, restrictions };
  });
}

function below(index: number, fields: FieldSentences): FieldSentences {
  const entries = Object.entries(fields).map(([key, value]) => [`permissions.${index}.${key}`, value]);
  return Object.fromEntries(entries);
}
