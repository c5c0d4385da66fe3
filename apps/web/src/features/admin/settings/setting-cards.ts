import { line } from '@kantele/api/translate';
import type { SettingGroupId } from './setting-groups.ts';

/** Settings that belong together, and what can be tried out with them. */
export interface SettingCard {
  id: string;
  title: string;
  text?: string;
  /** Keys, in order. Those the server does not know are left out. */
  keys: readonly string[];
  test?: 'mail' | 'storage' | 'social';
  /** Name of the sign-in service the card is about. */
  service?: string;
}

function service(id: string, title: string, text: string, own: readonly string[] = []): SettingCard {
  const key = (name: string) => `social.${id}.${name}`;
  const common = ['client_id', 'client_secret', ...own, 'endpoints'].map(key);
  return { id: `social-${id}`, title, text, keys: [key('enable'), ...common], test: 'social', service: id };
}

/** All cards by page. What no card names comes in one of its own at the end of its page. */
export const settingCards: Record<SettingGroupId, readonly SettingCard[]> = {
  general: [
    {
      id: 'address',
      title: line('Address'),
      keys: ['base_url'],
    },
    {
      id: 'cookies',
      title: line('Cookie notice'),
      keys: ['cookie_notice.enable', 'cookie_notice.message', 'cookie_notice.link', 'cookie_notice.position'],
    },
    {
      id: 'demo',
      title: line('Demo'),
      text: line('For a site people are meant to look around in.'),
      keys: ['demo.enable', 'demo.login', 'demo.accounts'],
    },
  ],
  accounts: [
    {
      id: 'registration',
      title: line('Registration'),
      keys: ['registration.disable', 'require_email_confirmation', 'registration.policies'],
    },
    { id: 'sign-in', title: line('Signing in'), keys: ['auth.redirect'] },
    { id: 'api', title: line('API'), keys: ['api.integrated'] },
  ],
  mail: [
    { id: 'sender', title: line('Sender'), keys: ['mail.from_name', 'mail.from_address'] },
    {
      id: 'smtp',
      title: line('SMTP server'),
      keys: [
        'mail.smtp.host',
        'mail.smtp.port',
        'mail.smtp.secure',
        'mail.smtp.username',
        'mail.smtp.password',
      ],
      test: 'mail',
    },
  ],
  uploads: [{ id: 'storage', title: line('Storage'), keys: ['storage.driver'], test: 'storage' }],
  social: [
    service('google', 'Google', line('People sign in with their Google account.')),
    service('facebook', 'Facebook', line('People sign in with their Facebook account.')),
    service('twitter', 'X', line('People sign in with their X account.')),
    service('envato', 'Envato', line('People sign in with their Envato account.')),
    service('oidc', 'OpenID Connect', line('People sign in with a provider of your own.'), [
      'label',
      'issuer',
      'scopes',
    ]),
  ],
  'human-check': [
    { id: 'check', title: line('Human check'), keys: ['human_check.kind', 'human_check.actions'] },
    {
      id: 'recaptcha',
      title: 'reCAPTCHA',
      text: line(
        'Needed only when reCAPTCHA is chosen above. Without both keys the small computation is used.',
      ),
      keys: ['recaptcha.site_key', 'recaptcha.secret_key', 'recaptcha.verify_url'],
    },
  ],
  player: [{ id: 'sound', title: line('Sound'), keys: ['player.loudness'] }],
  localization: [
    { id: 'language', title: line('Language'), keys: ['i18n.enable', 'i18n.default_localization'] },
    { id: 'dates', title: line('Dates'), keys: ['dates.default_timezone', 'dates.format'] },
  ],
  errors: [{ id: 'sentry', title: line('Error reporting'), keys: ['logging.sentry_public'] }],
};

/** Settings that are shown nowhere: worked out from others, or read by no part of the product yet. */
const left = /^(recaptcha\.enable\.|notif\.|notifications\.|billing\.|uploads\.|html_base_uri$|mail\.ready$)/;

export const isShown = (key: string) => !left.test(key);

/** Names of settings; what has none is called by its sentence. */
export const settingLabels: Record<string, string> = {
  base_url: line('Public address'),
  'cookie_notice.enable': line('Show a cookie notice'),
  'cookie_notice.message': line('Text'),
  'cookie_notice.link': line('Link'),
  'cookie_notice.position': line('Position'),
  'demo.enable': line('This is a demo'),
  'demo.login': line('Demo account'),
  'demo.accounts': line('Demo accounts'),
  'registration.disable': line('Close registration'),
  'registration.policies': line('Policies'),
  require_email_confirmation: line('Confirm e-mail addresses'),
  'auth.redirect': line('Page after signing in'),
  'api.integrated': line('Access tokens and API docs'),
  'mail.from_name': line('Name'),
  'mail.from_address': line('E-mail address'),
  'mail.smtp.host': line('Server'),
  'mail.smtp.port': line('Port'),
  'mail.smtp.secure': line('TLS from the first byte'),
  'mail.smtp.username': line('User name'),
  'mail.smtp.password': line('Password'),
  'storage.driver': line('Place'),
  'social.*.enable': line('Offer this sign-in'),
  'social.*.client_id': line('Client id'),
  'social.*.client_secret': line('Client secret'),
  'social.*.endpoints': line('Other addresses'),
  'social.oidc.label': line('Name on the button'),
  'social.oidc.issuer': line('Issuer'),
  'social.oidc.scopes': line('Scopes'),
  'human_check.kind': line('Kind of check'),
  'human_check.actions': line('Asked for'),
  'recaptcha.site_key': line('Site key'),
  'recaptcha.secret_key': line('Secret key'),
  'recaptcha.verify_url': line('Address that checks tokens'),
  'logging.sentry_public': line('Public key'),
  'player.loudness': line('Even loudness'),
  'dates.default_timezone': line('Time zone'),
  'dates.format': line('Dates'),
  'i18n.enable': line('Choice of language'),
  'i18n.default_localization': line('First language'),
};

/** English name of a setting, or null. Services share theirs. */
export function labelOf(key: string): string | null {
  return settingLabels[key] ?? settingLabels[key.replace(/^social\.\w+\./, 'social.*.')] ?? null;
}

/** What the values of choices and the fields of records are called. */
export const valueWords: Record<string, Record<string, string>> = {
  'cookie_notice.position': { top: line('At the top'), bottom: line('At the bottom') },
  'demo.login': {
    singleAccount: line('Always the first one'),
    randomAccount: line('A random one'),
  },
  'demo.accounts': { email: line('E-mail address'), password: line('Password') },
  'registration.policies': { id: line('Id'), label: line('Text'), action: line('Address') },
  'storage.driver': { disk: line('Disk of this server') },
  'human_check.kind': {
    altcha: line('A small computation'),
    recaptcha: 'reCAPTCHA',
    off: line('None'),
  },
  'human_check.actions': {
    register: line('Registering'),
    login: line('Signing in'),
    forgot_password: line('Forgotten passwords'),
    contact: line('The contact form'),
  },
  'player.loudness': {
    off: line('Off'),
    auto: line('Albums in order as they are, all else alike'),
    track: line('Every track as loud as the others'),
    album: line('Every album as loud as the others'),
  },
  'dates.format': {
    long: line('Long'),
    medium: line('Medium'),
    short: line('Short'),
    iso: line('ISO 8601'),
  },
  endpoints: {
    issuer: line('Issuer'),
    authorize: line('Authorization'),
    token: line('Tokens'),
    userinfo: line('User info'),
    username: line('User name'),
    email: line('E-mail address'),
  },
};

export function wordOf(key: string, value: string): string {
  const words = valueWords[key] ?? valueWords[key.split('.').at(-1) ?? ''] ?? {};
  return words[value] ?? value;
}
