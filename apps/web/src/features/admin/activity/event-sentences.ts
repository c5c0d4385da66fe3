import type { AuditAction } from '@kantele/api/contract/audit';
import { line } from '@kantele/api/translate';
import { entryOf, isKind } from '../../../catalogue/registry.ts';
import type { Kind } from '../../../catalogue/things.ts';
import { actionName, isAuditAction } from './action-names.ts';
import type { AuditEvent } from './audit-event.ts';
import { fieldNames } from './field-names.ts';

/** What sentences lead to besides the kinds of the catalogue; null for what has no page of its own. */
const others = {
  role: { path: (id: number) => `/admin/roles/${id}`, permission: 'roles.manage' },
  product: { path: (id: number) => `/admin/plans/${id}`, permission: 'plans.manage' },
  localization: null,
  workspace: null,
} as const;

/** A thing of this site in a sentence. */
export interface Thing {
  type: Kind | keyof typeof others;
  id: number;
  /** Null for what is gone. */
  name: string | null;
}

/** A language by its code. */
export interface Language {
  language: string;
}

/** Where a thing is looked after, and who may. */
export const managed = (type: Thing['type']) => (isKind(type) ? entryOf(type).managed : others[type]);

/** A sentence about an event: English with placeholders, and what they stand for. */
export interface EventSentence {
  text: string;
  /** A list is of words to be translated, each for itself. */
  values: Record<string, string | number | Thing | Language | readonly string[]>;
}

/** An event as a sentence; where what it names is missing, and for an action this version does not know, its name. */
export function sentenceOf(event: AuditEvent): EventSentence {
  const { data } = event;
  const known = isAuditAction(event.action) ? sentences[event.action] : undefined;
  return known?.(event, data) ?? { text: actionName(event.action), values: {} };
}

type Data = AuditEvent['data'];
type Maker = (event: AuditEvent, data: Data) => EventSentence | null;

const plain =
  (text: string): Maker =>
  () => ({ text, values: {} });

/** About a thing; without one there is no such sentence. */
const about =
  (
    type: Thing['type'],
    name: string,
    text: string,
    more: (data: Data) => EventSentence['values'] = () => ({}),
  ): Maker =>
  (event, data) => {
    const id = Number(event.object_id);
    if (event.object_type !== type || !Number.isSafeInteger(id)) return null;
    return { text, values: { [name]: { type, id, name: event.object_name }, ...more(data) } };
  };

const reasoned = ({ reason }: Data) => ({ reason: String(reason ?? '') });

/** About an artist and somebody who works for them. */
const ofArtist =
  (text: string): Maker =>
  (event, data) =>
    Number.isSafeInteger(data.user_id)
      ? about('artist', 'artist', text, ({ user_id }) => ({
          user: { type: 'user', id: Number(user_id), name: event.user_name },
        }))(event, data)
      : null;

const withService =
  (without: string, text: string): Maker =>
  (_event, { service }): EventSentence =>
    typeof service === 'string'
      ? { text, values: { service: services[service] ?? service } }
      : { text: without, values: {} };

const named =
  (text: string, name: string): Maker =>
  (_event, data) => {
    const value = data[name];
    return typeof value === 'string' ? { text, values: { [name]: value } } : null;
  };

const ofLanguage =
  (text: string): Maker =>
  (_event, { language }) =>
    typeof language === 'string' ? { text, values: { language: { language } } } : null;

const services: Record<string, string> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  envato: 'Envato',
  oidc: 'OpenID Connect',
};

const counted = (value: unknown) => ({ count: Array.isArray(value) ? value.length : 1 });

const sentences: Readonly<Record<AuditAction, Maker>> = {
  'auth.login': withService(line('Signed in'), line('Signed in with :service')),
  'auth.register': withService(line('Registered'), line('Registered with :service')),
  'auth.request_email_change': plain(line('Asked for another email')),
  'auth.change_email': plain(line('Changed own email')),
  'auth.change_password': plain(line('Changed own password')),
  'auth.reset_password': plain(line('Set a new password by email')),
  'access_tokens.create': plain(line('Created an access token')),
  'access_tokens.delete': plain(line('Deleted an access token')),
  'social_login.connect': withService(line('Connected a social sign-in'), line('Connected :service')),
  'social_login.disconnect': withService(
    line('Disconnected a social sign-in'),
    line('Disconnected :service'),
  ),
  'social_login.claim': withService(
    line('Took over an unconfirmed account'),
    line('Took over an unconfirmed account, with :service'),
  ),
  'users.create': about('user', 'user', line('Created the account :user')),
  'users.update': (event, data) => {
    const fields = fieldNames(data.fields);
    const text =
      fields.length > 0 ? line('Changed the account :user (:fields)') : line('Changed the account :user');
    return about('user', 'user', text, (): EventSentence['values'] => (fields.length > 0 ? { fields } : {}))(
      event,
      data,
    );
  },
  'users.suspend': about('user', 'user', line('Suspended the account :user: “:reason”'), reasoned),
  'users.unsuspend': about('user', 'user', line('Ended the suspension of the account :user')),
  'users.delete': (event, data) =>
    String(event.actor_id) === event.object_id
      ? { text: line('Deleted own account'), values: {} }
      : about('user', 'user', line('Deleted the account :user'))(event, data),
  'users.sign_in_as': about('user', 'user', line('Signed in as the account :user')),
  'users.export': plain(line('Requested a data export')),
  'playlists.delete': named(line('Deleted the playlist :name'), 'name'),
  'playlists.restore': named(line('Brought the playlist :name back'), 'name'),
  'roles.create': named(line('Created the role :name'), 'name'),
  'roles.update': about('role', 'role', line('Changed the role :role')),
  'roles.delete': named(line('Deleted the role :name'), 'name'),
  'roles.give': about(
    'role',
    'role',
    line('Gave the role :role to :count person|Gave the role :role to :count people'),
    ({ users }) => counted(users),
  ),
  'roles.take': about(
    'role',
    'role',
    line('Took the role :role from :count person|Took the role :role from :count people'),
    ({ users }) => counted(users),
  ),
  'settings.update': ({ settings }) => ({
    text: line('Changed :count setting: :keys|Changed :count settings: :keys'),
    values: { ...counted(settings), keys: settings },
  }),
  'settings.test_mail': plain(line('Sent a test email')),
  'mails.resend': plain(line('Sent an email again')),
  'ads.update': plain(line('Changed what stands in a place for advertisements')),
  'pages.create': named(line('Created the page :title'), 'title'),
  'pages.update': named(line('Changed the page :title'), 'title'),
  'pages.delete': named(line('Deleted the page :title'), 'title'),
  'localizations.create': ofLanguage(line('Added the language :language')),
  'localizations.update': ofLanguage(line('Changed the language :language')),
  'localizations.delete': ofLanguage(line('Deleted the language :language')),
  'localizations.update_lines': (_event, { language, lines }) => ({
    text: line(
      'Changed :count line of the language :language|Changed :count lines of the language :language',
    ),
    values: { count: Number(lines ?? 0), language: { language: String(language ?? '') } },
  }),
  'localizations.import': (_event, { language, lines }) => ({
    text: line(
      'Imported :count line of the language :language|Imported :count lines of the language :language',
    ),
    values: { count: Number(lines ?? 0), language: { language: String(language ?? '') } },
  }),
  'albums.delete': about('album', 'album', line('Deleted the album :album')),
  'albums.publish': about('album', 'album', line('Published the album :album')),
  'albums.trash': about('album', 'album', line('Moved the album :album to the trash')),
  'albums.update': about('album', 'album', line('Changed the album :album')),
  'appearance.publish': ({ settings }): EventSentence =>
    settings.length > 0
      ? { text: line('Published a new appearance: :parts'), values: { parts: settings } }
      : { text: line('Published a new appearance'), values: {} },
  'auth.unexpected_fields': plain(line('A registration with unexpected fields was refused')),
  'backstage.add_member': ofArtist(line('Had the account :user work for the artist :artist')),
  'backstage.approve': plain(line('Approved a request for the backstage')),
  'backstage.change_member': ofArtist(line('Changed what the account :user may do for the artist :artist')),
  'backstage.create_release': about('album', 'album', line('Created the release :album')),
  'backstage.deny': plain(line('Denied a request for the backstage')),
  'backstage.remove_member': ofArtist(line('Took the account :user from the artist :artist')),
  'backstage.replace_file': about('track', 'track', line('Replaced the file of the track :track')),
  'backstage.request': plain(line('Asked for the backstage')),
  'billing.add_price': about('product', 'product', line('Added a price to the plan :product')),
  'billing.archive_price': about('product', 'product', line('Archived a price of the plan :product')),
  'billing.attach_orphan': about('user', 'user', line('Attached a subscription to the account :user')),
  'billing.create_product': named(line('Created the plan :name'), 'name'),
  'billing.delete_product': named(line('Deleted the plan :name'), 'name'),
  'billing.end': about('user', 'user', line('Ended the plan of the account :user: “:reason”'), reasoned),
  'billing.end_orphan': plain(line('Refunded and ended a subscription without an account')),
  'billing.extend': about(
    'user',
    'user',
    line('Extended the plan of the account :user: “:reason”'),
    reasoned,
  ),
  'billing.give': about('user', 'user', line('Gave the account :user the plan :name: “:reason”'), (data) => ({
    ...reasoned(data),
    name: String(data.product ?? ''),
  })),
  'billing.reconcile': plain(line('Compared all subscriptions with the payment provider')),
  'billing.refund': about(
    'user',
    'user',
    line('Refunded an invoice of the account :user: “:reason”'),
    reasoned,
  ),
  'billing.replay': plain(line('Had a message of the payment provider processed again')),
  'billing.subscription': about('user', 'user', line('Changed the subscription of the account :user')),
  'billing.sync_product': about(
    'product',
    'product',
    line('Synchronized the plan :product with the payment provider'),
  ),
  'billing.update_product': about('product', 'product', line('Changed the plan :product')),
  'channels.create': named(line('Created the channel :name'), 'name'),
  'channels.delete': named(line('Deleted the channel :name'), 'name'),
  'channels.update': named(line('Changed the channel :name'), 'name'),
  'files.delete': (_event, { count }) => ({
    text: line('Deleted :count file|Deleted :count files'),
    values: { count: Number(count ?? 1) },
  }),
  'imports.uploads': about('album', 'album', line('Added uploads to the album :album')),
  'notifications.send': named(line('Sent an announcement: “:title”'), 'title'),
  'tracks.delete': about('track', 'track', line('Deleted the track :track')),
  'tracks.trash': about('track', 'track', line('Moved the track :track to the trash')),
  'workspaces.change_member': about(
    'user',
    'user',
    line('Changed the role of the account :user in a workspace'),
  ),
  'workspaces.create': about('workspace', 'workspace', line('Created the workspace :workspace')),
  'workspaces.create_link': about(
    'workspace',
    'workspace',
    line('Created an invitation link to the workspace :workspace'),
  ),
  'workspaces.decline': about(
    'workspace',
    'workspace',
    line('Declined an invitation to the workspace :workspace'),
  ),
  'workspaces.delete': about('workspace', 'workspace', line('Deleted the workspace :workspace')),
  'workspaces.hand_over': about('artist', 'artist', line('Handed over the artist :artist')),
  'workspaces.invite': about('workspace', 'workspace', line('Invited somebody to the workspace :workspace')),
  'workspaces.join': plain(line('Joined a workspace')),
  'workspaces.leave': plain(line('Left a workspace')),
  'workspaces.remove_member': about('user', 'user', line('Removed the account :user from a workspace')),
  'workspaces.revoke_invite': about(
    'workspace',
    'workspace',
    line('Withdrew an invitation to the workspace :workspace'),
  ),
  'workspaces.transfer': about('user', 'user', line('Made the account :user the owner of a workspace')),
  'workspaces.update': about('workspace', 'workspace', line('Changed the workspace :workspace')),
};
