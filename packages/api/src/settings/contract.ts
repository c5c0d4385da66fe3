import { z } from 'zod';
import { theme } from '../appearance/contract.ts';
import { id } from '../core/contract.ts';

export const permission = z.object({
  name: z.string(),
  restrictions: z.array(
    z.object({ name: z.string(), value: z.union([z.number(), z.string(), z.boolean()]) }),
  ),
});

export const currentUser = z.object({
  id,
  email: z.string(),
  display_name: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  avatar: z.string().nullable(),
  language: z.string().nullable(),
  country: z.string().nullable(),
  timezone: z.string().nullable(),
  email_verified_at: z.string().nullable(),
  permissions: z.array(permission),
  roles: z.array(z.object({ id, name: z.string() })),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** What a client needs before it can show anything. */
export const bootstrapData = z.object({
  user: currentUser.nullable(),
  guest_role: z.object({ permissions: z.array(permission) }),
  /** Public settings by dotted key. */
  settings: z.record(z.string(), z.unknown()),
  i18n: z.object({ language: z.string(), lines: z.record(z.string(), z.string()) }),
  themes: z.object({
    all: z.array(theme),
    /** Null follows the system. */
    selectedThemeId: id.nullable(),
  }),
});
export type BootstrapData = z.infer<typeof bootstrapData>;

export const bootstrapInput = z.strictObject({
  /** Value of the cookie `be-active-theme`. */
  active_theme: z.string().max(40).optional(),
});
