import { line } from '@kantele/api/translate';
import { entryOf, isKind } from '../../../catalogue/registry.ts';
import type { Kind } from '../../../catalogue/things.ts';
import type { AuditEvent } from './audit-event.ts';

/** What kinds of events are called, for the filter. */
export const actionWords: Record<string, string> = {
  'access_tokens.create': line('Access token created'),
  'access_tokens.delete': line('Access token deleted'),
  'albums.trash': line('Album moved to the trash'),
  'auth.change_email': line('Email changed'),
  'auth.change_password': line('Password changed'),
  'auth.login': line('Signed in'),
  'auth.unexpected_fields': line('Registration with unexpected fields refused'),
  'auth.register': line('Registered'),
  'auth.request_email_change': line('Change of email requested'),
  'auth.reset_password': line('Password set by email'),
  'localizations.create': line('Language added'),
  'localizations.delete': line('Language deleted'),
  'localizations.import': line('Language imported'),
  'localizations.update': line('Language changed'),
  'localizations.update_lines': line('Translations changed'),
  'mails.resend': line('Email sent again'),
  'pages.create': line('Page created'),
  'pages.delete': line('Page deleted'),
  'ads.update': line('Advertisement changed'),
  'pages.update': line('Page changed'),
  'roles.create': line('Role created'),
  'roles.delete': line('Role deleted'),
  'roles.give': line('Role given'),
  'roles.take': line('Role taken away'),
  'roles.update': line('Role changed'),
  'settings.test_mail': line('Test email sent'),
  'settings.update': line('Settings changed'),
  'social.claim': line('Account taken over by social sign-in'),
  'social.connect': line('Social sign-in connected'),
  'social.disconnect': line('Social sign-in disconnected'),
  'tracks.trash': line('Track moved to the trash'),
  'users.create': line('Account created'),
  'users.delete': line('Account deleted'),
  'users.export': line('Data export requested'),
  'users.sign_in_as': line('Signed in as another person'),
  'users.suspend': line('Account suspended'),
  'users.unsuspend': line('Suspension ended'),
  'users.update': line('Account changed'),
};

/** What sentences lead to besides the kinds of the catalogue; null for what has no page of its own. */
const others = {
  role: { path: (id: number) => `/admin/roles/${id}`, permission: 'roles.manage' },
  localization: null,
} as const;

/** A thing of this site in a sentence. */
export interface Thing {
  type: Kind | keyof typeof others;
  id: number;
}

/** Where a thing is looked after, and who may. */
export const managed = (type: Thing['type']) => (isKind(type) ? entryOf(type).managed : others[type]);

/** A sentence about an event: English with placeholders, and what they stand for. */
export interface EventSentence {
  text: string;
  values: Record<string, string | number | Thing>;
}

/** An event as a sentence. An action without a sentence is shown by its name. */
export function sentenceOf(event: AuditEvent): EventSentence {
  const { data } = event;
  const known = sentences[event.action];
  return known?.(event, data) ?? { text: actionWords[event.action] ?? event.action, values: {} };
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
    return { text, values: { [name]: { type, id }, ...more(data) } };
  };

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

const services: Record<string, string> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  envato: 'Envato',
  oidc: 'OpenID Connect',
};

const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const counted = (value: unknown) => ({ count: Array.isArray(value) ? value.length : 1 });

const sentences: Record<string, Maker> = {
  'auth.login': withService(line('Signed in'), line('Signed in with :service')),
  'auth.register': withService(line('Registered'), line('Registered with :service')),
  'auth.request_email_change': plain(line('Asked for another email')),
  'auth.change_email': plain(line('Changed own email')),
  'auth.change_password': plain(line('Changed own password')),
  'auth.reset_password': plain(line('Set a new password by email')),
  'access_tokens.create': plain(line('Created an access token')),
  'access_tokens.delete': plain(line('Deleted an access token')),
  'social.connect': withService(line('Connected a social sign-in'), line('Connected :service')),
  'social.disconnect': withService(line('Disconnected a social sign-in'), line('Disconnected :service')),
  'social.claim': withService(
    line('Took over an unconfirmed account'),
    line('Took over an unconfirmed account, with :service'),
  ),
  'users.create': about('user', 'user', line('Created the account :user')),
  'users.update': (event, data) => {
    const fields = textsOf(data.fields).join(', ');
    const text = fields ? line('Changed the account :user (:fields)') : line('Changed the account :user');
    return about('user', 'user', text, (): EventSentence['values'] => (fields ? { fields } : {}))(
      event,
      data,
    );
  },
  'users.suspend': about('user', 'user', line('Suspended the account :user: “:reason”'), ({ reason }) => ({
    reason: String(reason ?? ''),
  })),
  'users.unsuspend': about('user', 'user', line('Ended the suspension of the account :user')),
  'users.delete': (event, data) =>
    String(event.actor_id) === event.object_id
      ? { text: line('Deleted own account'), values: {} }
      : about('user', 'user', line('Deleted the account :user'))(event, data),
  'users.sign_in_as': about('user', 'user', line('Signed in as the account :user')),
  'users.export': plain(line('Requested a data export')),
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
  'settings.update': (_event, { keys }) => ({
    text: line('Changed :count setting: :keys|Changed :count settings: :keys'),
    values: { ...counted(keys), keys: textsOf(keys).join(', ') },
  }),
  'settings.test_mail': plain(line('Sent a test email')),
  'mails.resend': plain(line('Sent an email again')),
  'ads.update': plain(line('Changed what stands in a place for advertisements')),
  'pages.create': named(line('Created the page :title'), 'title'),
  'pages.update': named(line('Changed the page :title'), 'title'),
  'pages.delete': named(line('Deleted the page :title'), 'title'),
  'localizations.create': named(line('Added the language :language'), 'language'),
  'localizations.update': named(line('Changed the language :language'), 'language'),
  'localizations.delete': named(line('Deleted the language :language'), 'language'),
  'localizations.update_lines': (_event, { language, lines }) => ({
    text: line(
      'Changed :count line of the language :language|Changed :count lines of the language :language',
    ),
    values: { count: Number(lines ?? 0), language: String(language ?? '') },
  }),
  'localizations.import': (_event, { language, lines }) => ({
    text: line(
      'Imported :count line of the language :language|Imported :count lines of the language :language',
    ),
    values: { count: Number(lines ?? 0), language: String(language ?? '') },
  }),
};
