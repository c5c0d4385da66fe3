import { z } from 'zod';
import { id } from '../../core/contract.ts';
import { shownAd, theme } from '../../platform/site-state/contract.ts';
import { subscriptionStatuses } from '../entitlements/statuses.ts';
import { permission } from '../roles/contract.ts';

export const currentUser = z.object({
  id,
  email: z.string(),
  display_name: z.string(),
  /** The display name was made up: whose it is has not been asked yet. A display name sent by `users.update`, also the same, ends it. */
  needs_name: z.boolean(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  avatar: z.string().nullable(),
  language: z.string().nullable(),
  country: z.string().nullable(),
  timezone: z.string().nullable(),
  email_verified_at: z.string().nullable(),
  permissions: z.array(permission),
  roles: z.array(z.object({ id, name: z.string() })),
  /** Absent on a site without billing; one that is valid makes the user a subscriber. */
  subscriptions: z
    .array(
      z.object({
        id,
        product_id: id,
        price_id: id.nullable(),
        status: z.enum(subscriptionStatuses),
        valid: z.boolean(),
      }),
    )
    .optional(),
  /** Messages not read yet; 0 where notifications are switched off. */
  unread_notifications_count: z.int(),
  /** End of the address of the user's profile. */
  slug: z.string(),
  /** False for people who only sign in elsewhere. */
  has_password: z.boolean(),
  /** The site asks for a confirmed address and this one is not: nothing else works until it is. */
  needs_verification: z.boolean(),
  /** An admin is signed in as this user; signing out leads back. */
  impersonated: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUser>;

const localizationName = z.object({
  /** BCP 47 */
  language: z.string(),
  /** In the language itself, e.g. `Deutsch`. */
  name: z.string(),
});

/** Everything needed to speak a language: english has only the lines an admin changed. */
export const i18n = z.object({
  language: z.string(),
  name: z.string().optional(),
  direction: z.enum(['ltr', 'rtl']),
  lines: z.record(z.string(), z.string()),
});

/** What a client needs before it can show anything. */
export const bootstrapData = z.object({
  user: currentUser.nullable(),
  /** The workspace this is read for; 0 for oneself. */
  workspace_id: z.int().min(0),
  guest_role: z.object({ permissions: z.array(permission) }),
  /** Public settings by dotted key. */
  settings: z.record(z.string(), z.unknown()),
  /** Drawings of the icons that menus and buttons name: SVG elements with their attributes, in a square of 24. */
  icons: z.record(
    z.string(),
    z.array(z.tuple([z.string(), z.record(z.string(), z.string())]).readonly()).readonly(),
  ),
  i18n,
  /** Languages visitors may choose; empty when there is no choice. */
  localizations: z.array(localizationName),
  themes: z.object({
    all: z.array(theme),
    /** Null follows the system. */
    selectedThemeId: id.nullable(),
  }),
  /** What stands in the places for advertisements; empty for those who see none. */
  ads: z.array(shownAd),
});
export type BootstrapData = z.infer<typeof bootstrapData>;

export const bootstrapInput = z.strictObject({
  /** Value of the cookie `be-active-theme`. */
  active_theme: z.string().max(40).optional(),
});
