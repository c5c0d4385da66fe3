import type { BootstrapData } from '@kantele/api/contract/settings';
import { useBoot } from './boot.tsx';

/** Public settings this part of the application reads, with what they are when absent. */
interface SiteSettings {
  'api.integrated': boolean;
  'auth.redirect': string;
  'billing.enable': boolean;
  'cookie_notice.enable': boolean;
  'cookie_notice.link': string | null;
  'cookie_notice.message': string;
  'cookie_notice.position': 'top' | 'bottom';
  'demo.accounts': readonly { email: string; password: string }[];
  'demo.login': 'singleAccount' | 'randomAccount';
  homepage: { type: 'loginPage' | 'registerPage' | 'channel' | 'other' };
  'human_check.actions': readonly string[];
  'human_check.kind': 'altcha' | 'recaptcha' | 'off';
  'logging.sentry_public': string | null;
  'mail.ready': boolean;
  'notifications.integrated': boolean;
  'recaptcha.site_key': string | null;
  'registration.disable': boolean;
  'registration.policies': readonly { id: string; label: string; action: string }[];
  require_email_confirmation: boolean;
  'social.oidc.label': string;
  'themes.user_change': boolean;
}

const absent: SiteSettings = {
  'api.integrated': false,
  'auth.redirect': '/',
  'billing.enable': false,
  'cookie_notice.enable': false,
  'cookie_notice.link': null,
  'cookie_notice.message': '',
  'cookie_notice.position': 'bottom',
  'demo.accounts': [],
  'demo.login': 'singleAccount',
  homepage: { type: 'channel' },
  'human_check.actions': [],
  'human_check.kind': 'off',
  'logging.sentry_public': null,
  'mail.ready': false,
  'notifications.integrated': false,
  'recaptcha.site_key': null,
  'registration.disable': false,
  'registration.policies': [],
  require_email_confirmation: false,
  'social.oidc.label': 'Single sign-on',
  'themes.user_change': false,
};

/** A public setting of the site. */
export function siteSetting<Key extends keyof SiteSettings>(
  boot: BootstrapData,
  key: Key,
): SiteSettings[Key] {
  const value = boot.settings[key];
  return value === undefined ? absent[key] : (value as SiteSettings[Key]);
}

export function useSiteSetting<Key extends keyof SiteSettings>(key: Key): SiteSettings[Key] {
  return siteSetting(useBoot().data, key);
}

/** Whether the visitor is signed in and must confirm the e-mail address before anything else. */
export function mustVerifyEmail(boot: BootstrapData): boolean {
  const asked = siteSetting(boot, 'require_email_confirmation') && siteSetting(boot, 'mail.ready');
  return asked && boot.user !== null && boot.user.email_verified_at === null;
}
