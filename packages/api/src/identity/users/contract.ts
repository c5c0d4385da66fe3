import { z } from 'zod';
import { countedPage, id, name, pageInput, text } from '../../core/contract.ts';
import { tokenScopes } from '../access-tokens/contract.ts';
import { email, newPassword } from '../auth/contract.ts';
import { permission, permissionsInput } from '../roles/contract.ts';

export const userRelations = ['roles', 'social_profiles', 'tokens'] as const;

/** What everybody may see of a user. */
export const profile = z.object({
  id,
  display_name: z.string(),
  /** Display name, lower-cased and transliterated: the end of `/user/{id}/{slug}`. */
  slug: z.string(),
  avatar: z.string().nullable(),
  created_at: z.string(),
});
export type Profile = z.infer<typeof profile>;

/** A user as he sees himself, and as those see him who manage users. */
export const user = profile.extend({
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  language: z.string().nullable(),
  country: z.string().nullable(),
  timezone: z.string().nullable(),
  email_verified_at: z.string().nullable(),
  /** False for people who only sign in elsewhere. */
  has_password: z.boolean(),
  suspended_at: z.string().nullable(),
  suspended_until: z.string().nullable(),
  suspended_reason: z.string().nullable(),
  last_login_at: z.string().nullable(),
  /** All that take effect: those of the roles and those granted directly. */
  permissions: z.array(permission),
  /** Granted to this user alone, beyond the roles. */
  direct_permissions: z.array(permission),
  roles: z.array(z.object({ id, name: z.string() })).optional(),
  social_profiles: z.array(z.object({ service_name: z.string(), username: z.string() })).optional(),
  tokens: z
    .array(
      z.object({
        id,
        name: z.string(),
        scope: z.enum(tokenScopes),
        expires_at: z.string().nullable(),
        last_used_at: z.string().nullable(),
        created_at: z.string(),
      }),
    )
    .optional(),
  /** What the one who asks may do with this user. */
  abilities: z.object({
    edit: z.boolean(),
    suspend: z.boolean(),
    delete: z.boolean(),
    sign_in_as: z.boolean(),
  }),
});
export type User = z.infer<typeof user>;

/** `me` is the one who asks. */
export const userId = z.union([z.literal('me'), id]);
export const getUser = z.strictObject({
  id: userId,
  with: z.array(z.enum(userRelations)).max(userRelations.length).optional(),
});
/** The whole user for himself and those who manage users, the profile for everybody else. */
export const userResponse = z.object({ user: z.union([user, profile]) });
export const fullUserResponse = z.object({ user });

const optionalText = (max: number) => text(max).nullish();
/** Letters of ISO 3166-1. */
const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { message: 'This is not valid.' })
  .nullish();
const timezone = z.string().max(64).refine(isTimezone, { message: 'This is not valid.' }).nullish();
const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { message: 'This is not valid.' })
  .max(35)
  .nullish();

function isTimezone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const ownFields = {
  display_name: name(80).optional(),
  first_name: optionalText(80),
  last_name: optionalText(80),
  language,
  country,
  timezone,
};

/** Fields one may change of oneself; the rest is for those who manage users. */
export const updateUser = z.strictObject({
  id: userId,
  ...ownFields,
  /** The address as the site gave it, which changes nothing, or null to have none; new ones come by upload. */
  avatar: z.string().max(2_000).nullable().optional(),
  email: email.optional(),
  email_verified: z.boolean().optional(),
  password: newPassword.optional(),
  role_ids: z.array(id).max(50).optional(),
  direct_permissions: permissionsInput.optional(),
});

export const createUser = z.strictObject({
  email,
  display_name: name(80),
  /** Without one the user sets it by the mail that is sent. */
  password: newPassword.optional(),
  email_verified: z.boolean().default(false),
  role_ids: z.array(id).max(50).optional(),
});

export const userOrders = ['newest', 'oldest', 'name', 'name_desc', 'email', 'email_desc'] as const;
export const listUsers = z.strictObject({
  ...pageInput,
  orderBy: z.enum(userOrders).default('newest'),
  /** Part of the display name or the address. */
  query: text(255).optional(),
  role_id: id.optional(),
  verified: z.boolean().optional(),
  suspended: z.boolean().optional(),
  /** Registered at or after this day. */
  created_from: z.iso.date().optional(),
});
export const users = countedPage(user);

const ids = z.array(id).min(1).max(100);
export const suspendUsers = z.strictObject({
  ids,
  reason: text(500).pipe(z.string().min(1)),
  /** Null or absent: until somebody ends it. */
  until: z.iso.datetime({ offset: true }).nullish(),
});
export const userIds = z.strictObject({ ids });
export const assignRole = z.strictObject({ ids, role_id: id, held: z.boolean() });
export const changed = z.object({ changed: z.int() });

export const deleteUser = z.strictObject({ id: userId, deleteCurrentUser: z.literal(true) });

/** Bytes of an uploaded picture at most: 2 MB. */
export const avatarMaxBytes = 2_097_152;

/** Either an uploaded file, or the address of a picture elsewhere on the internet. */
export const setAvatar = z.strictObject({
  id: userId,
  url: z.string().min(1).max(2_000).optional(),
  file: z.custom<Uint8Array>((value) => value instanceof Uint8Array).optional(),
});
export const byUserId = z.strictObject({ id: userId });
export const setLocale = z.strictObject({ locale: z.string().min(2).max(35) });

/** Filters of an admin table under a name: `search` is the query string of its address. */
export const savedView = z.object({ id, screen: z.string(), name: z.string(), search: z.string() });
export const savedViews = z.object({ views: z.array(savedView) });
export const listSavedViews = z.strictObject({ screen: z.string().min(1).max(40) });
export const saveView = z.strictObject({
  screen: z.string().min(1).max(40),
  name: name(60),
  search: z.string().max(1_000),
});

export const dataExport = z.object({
  export: z
    .object({
      id,
      state: z.enum(['queued', 'ready', 'failed']),
      /** Share of the records that are written, 0 to 1. */
      progress: z.number(),
      size: z.int().nullable(),
      created_at: z.string(),
      /** When the file is removed. */
      expires_at: z.string().nullable(),
    })
    .nullable(),
});
export const downloadLink = z.object({ url: z.string() });
