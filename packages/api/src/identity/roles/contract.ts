import { z } from 'zod';
import { id, name, page, pageInput, text } from '../../core/contract.ts';
import type { PermissionName } from '../../core/permissions.ts';

/** Names of permissions: a guard of the browser that misspells one does not compile. */
export type { PermissionName };

export const permission = z.object({
  name: z.string(),
  restrictions: z.array(
    z.object({ name: z.string(), value: z.union([z.number(), z.string(), z.boolean()]) }),
  ),
});

/** Permissions with the values that restrict them; names and values are checked against the list of permissions. */
export const permissionsInput = z
  .array(
    z.strictObject({
      name: z.string().max(60),
      restrictions: z
        .array(
          z.strictObject({ name: z.string().max(60), value: z.union([z.number(), z.string(), z.boolean()]) }),
        )
        .max(10)
        .default([]),
    }),
  )
  .max(100);

/** One permission of the product, for the grid of the role editor. */
export const permissionInfo = z.object({
  name: z.string(),
  /** The part before the dot. */
  group: z.string(),
  /** What the permissions of the group are about, in the visitor's language. */
  group_title: z.string(),
  /** In the visitor's language. */
  description: z.string(),
  restrictions: z.array(z.object({ name: z.string(), type: z.literal('integer') })),
  /** The guest role may hold it. */
  guests: z.boolean(),
  /** The one who asks holds it and so may give it. */
  grantable: z.boolean(),
});
const type = z.enum(['site', 'workspace']);
/** Roles of the site, which accounts hold, or of workspaces, which their members hold there. */
export const byType = z.strictObject({ type: type.default('site') }).optional();
export const permissionList = z.object({ permissions: z.array(permissionInfo) });

export const role = z.object({
  id,
  name: z.string(),
  description: z.string(),
  type,
  default: z.boolean(),
  guests: z.boolean(),
  permissions: z.array(permission),
  /** Accounts, or members of all workspaces, who hold it. */
  members_count: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Role = z.infer<typeof role>;
export const roles = z.object({ roles: z.array(role) });
export const roleResponse = z.object({ role });

const fields = {
  name: name(80),
  description: text(500),
  permissions: permissionsInput,
};
export const createRole = z.strictObject({
  type: type.default('site'),
  name: fields.name,
  description: fields.description.default(''),
  permissions: fields.permissions.default([]),
  default: z.boolean().default(false),
});
export const updateRole = z.strictObject({
  id,
  name: fields.name.optional(),
  description: fields.description.optional(),
  permissions: fields.permissions.optional(),
  /** There is one default role: making this one so takes it from the other. */
  default: z.literal(true).optional(),
});

export const listMembers = z.strictObject({ id, ...pageInput });
export const members = page(
  z.object({ id, display_name: z.string(), email: z.string(), avatar: z.string().nullable() }),
);
