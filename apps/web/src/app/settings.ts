import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import type { PublicSettings } from '@kantele/api/contract/settings';
import { publicSetting, useBoot } from './boot.tsx';

const noWords = { title: '', text: '' };

/** Public settings this part of the application reads, with what they are when absent. */
const absent = {
  'api.integrated': false,
  'auth.redirect': '/',
  auth_pages: { layout: 'split', image: null, login: noWords, register: noWords },
  'billing.enable': false,
  'cookie_notice.enable': false,
  'cookie_notice.link': null,
  'cookie_notice.message': '',
  'cookie_notice.position': 'bottom',
  'demo.accounts': [],
  'demo.login': 'singleAccount',
  'human_check.actions': [],
  'human_check.kind': 'off',
  'logging.sentry_public': null,
  'mail.ready': false,
  'notif.subs.integrated': false,
  'notifications.integrated': false,
  'player.interface': { hidden_parts: [], density: 'comfortable', panel: 'closed', volume: 1 },
  'recaptcha.site_key': null,
  'registration.disable': false,
  'registration.policies': [],
  require_email_confirmation: false,
  'social.oidc.label': 'Single sign-on',
  'themes.user_change': false,
} satisfies Partial<PublicSettings>;

type SiteSettings = Pick<PublicSettings, keyof typeof absent>;

/** A public setting of the site. */
export function siteSetting<Key extends keyof SiteSettings>(
  boot: BootstrapData,
  key: Key,
): SiteSettings[Key] {
  const fallback: SiteSettings = absent;
  const value = publicSetting(boot, key);
  return value === undefined ? fallback[key] : value;
}

export function useSiteSetting<Key extends keyof SiteSettings>(key: Key): SiteSettings[Key] {
  return siteSetting(useBoot().data, key);
}

/** Whether the visitor is signed in and must confirm the email address before anything else. */
export function mustVerifyEmail(boot: BootstrapData): boolean {
  const asked = siteSetting(boot, 'require_email_confirmation') && siteSetting(boot, 'mail.ready');
  return asked && boot.user !== null && boot.user.email_verified_at === null;
}
