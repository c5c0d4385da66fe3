import { line } from '../../core/translate.ts';
import type { SettingGroup } from './groups.ts';

/** Ways to ask for a value that its schema does not tell. */
export const settingControls = [
  'text-area',
  'time-zone',
  'language',
  'site-name',
  'megabytes',
  'last-backup',
] as const;
export type SettingControl = (typeof settingControls)[number];

/** A frame on a page around settings that belong together. */
export interface SettingCard {
  id: string;
  title: string;
  text?: string;
  /** The connection that can be tested with the settings of the card. */
  test?: 'mail' | 'storage' | 'scanner' | 'social';
  /** Name of the sign-in service the card is about. */
  service?: string;
}

/** Cards of each page, in order. A setting names its card in the table of settings. */
export const settingCards = {
  general: [
    { id: 'identity', title: line('Name and description') },
    { id: 'address', title: line('Address') },
    { id: 'cookies', title: line('Cookie notice') },
    { id: 'notifications', title: line('Notifications') },
    { id: 'demo', title: line('Demo'), text: line('For a site that visitors can try out.') },
  ],
  accounts: [
    { id: 'registration', title: line('Registration') },
    { id: 'sign-in', title: line('Signing in') },
    { id: 'api', title: line('API') },
  ],
  mail: [
    { id: 'sender', title: line('Sender') },
    { id: 'smtp', title: line('SMTP server'), test: 'mail' },
    { id: 'contact', title: line('Contact') },
  ],
  uploads: [
    { id: 'files', title: line('Files') },
    { id: 'storage', title: line('Storage'), test: 'storage' },
    { id: 'scanner', title: line('Virus scanner'), test: 'scanner' },
  ],
  backups: [
    {
      id: 'nightly',
      title: line('Nightly backup'),
      text: line(
        'Everything the site needs to come back, in BACKUP_DIR or in the folder of its data. Keep a copy on another machine.',
      ),
    },
  ],
  social: [
    {
      id: 'social-google',
      title: 'Google',
      text: line('People sign in with their Google account.'),
      test: 'social',
      service: 'google',
    },
    {
      id: 'social-facebook',
      title: 'Facebook',
      text: line('People sign in with their Facebook account.'),
      test: 'social',
      service: 'facebook',
    },
    {
      id: 'social-twitter',
      title: 'X',
      text: line('People sign in with their X account.'),
      test: 'social',
      service: 'twitter',
    },
    {
      id: 'social-envato',
      title: 'Envato',
      text: line('People sign in with their Envato account.'),
      test: 'social',
      service: 'envato',
    },
    {
      id: 'social-oidc',
      title: 'OpenID Connect',
      text: line('People sign in with a provider of your own.'),
      test: 'social',
      service: 'oidc',
    },
  ],
  billing: [
    { id: 'plans', title: line('Plans') },
    {
      id: 'stripe',
      title: 'Stripe',
      text: line('Cards are entered on pages of Stripe: this site never sees them.'),
    },
  ],
  'human-check': [
    { id: 'check', title: line('Bot protection') },
    {
      id: 'recaptcha',
      title: 'reCAPTCHA',
      text: line('Needed only when reCAPTCHA is chosen above. Without both keys proof of work is used.'),
    },
  ],
  player: [
    { id: 'sound', title: line('Sound') },
    { id: 'renditions', title: line('More') },
  ],
  localization: [
    { id: 'language', title: line('Language') },
    { id: 'dates', title: line('Dates') },
  ],
  errors: [{ id: 'sentry', title: line('Error reporting') }],
  appearance: [],
} as const satisfies Record<SettingGroup, readonly SettingCard[]>;

export type CardId<Group extends SettingGroup> = (typeof settingCards)[Group][number]['id'];
