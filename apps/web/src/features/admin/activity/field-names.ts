import type { updateProduct } from '@kantele/api/contract/billing';
import type { updateChannel } from '@kantele/api/contract/channels';
import type { updateLocalization } from '@kantele/api/contract/localizations';
import type { updatePage } from '@kantele/api/contract/pages';
import type { updateUser } from '@kantele/api/contract/users';
import { line } from '@kantele/api/translate';
import type { z } from 'zod';

type FieldOf<Schema extends z.ZodType> = keyof z.input<Schema>;

/** What changes are told of by their fields: each of these has a name. */
type Field = Exclude<
  | FieldOf<typeof updateChannel>
  | FieldOf<typeof updateLocalization>
  | FieldOf<typeof updatePage>
  | FieldOf<typeof updateProduct>
  | FieldOf<typeof updateUser>,
  'id' | 'rev'
>;
const names: Readonly<Record<Field, string>> = {
  audience: line('Visibility'),
  avatar: line('Picture'),
  body: line('Text'),
  content: line('Content'),
  country: line('Country'),
  description: line('Description'),
  direct_permissions: line('Permissions'),
  display_name: line('Display name'),
  email: line('Email'),
  email_verified: line('Email confirmed'),
  enabled: line('Offered'),
  feature_list: line('Features'),
  first_name: line('First name'),
  free: line('Free'),
  genre_id: line('Genre'),
  hidden: line('Hidden'),
  item_ids: line('Items'),
  language: line('Language'),
  last_name: line('Last name'),
  layout: line('Layout'),
  limit: line('Limit'),
  name: line('Name'),
  opening_tracks: line('Content'),
  password: line('Password'),
  permissions: line('Permissions'),
  position: line('Position'),
  promotion_codes: line('Promotion codes'),
  recommended: line('Recommended'),
  role_ids: line('Roles'),
  rule: line('Rule'),
  seo: line('Search engines'),
  slug: line('Address'),
  tax_behavior: line('Tax'),
  timezone: line('Time zone'),
  title: line('Title'),
  trial_days: line('Free trial'),
  visibility: line('Visibility'),
  window_days: line('Period'),
};

/** The names of fields, to be translated; of one this version does not know nothing is said. */
export const fieldNames = (fields: unknown): string[] =>
  Array.isArray(fields)
    ? [...new Set(fields.flatMap((field) => (Object.hasOwn(names, field) ? names[field as Field] : [])))]
    : [];
