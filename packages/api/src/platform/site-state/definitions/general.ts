import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { safeRedirectPath } from '../safe-redirect-path.ts';
import { ownPicture } from './own-picture.ts';
import { hidden, settingsOf } from './row.ts';

const general = settingsOf('general');
const errors = settingsOf('errors');
const player = settingsOf('player');
const uploads = settingsOf('uploads');
const localization = settingsOf('localization');

const timezone = z
  .string()
  .max(60)
  .refine((zone) => zone === 'auto' || isTimezone(zone), line('This is not a time zone.'));

const languageOrAuto = z
  .string()
  .max(35)
  .regex(/^(auto|[a-z]{2,3}(-[A-Za-z0-9]{2,8})*)$/, line('This is not a language code.'));

/** `audio/*`, `image/png` or an extension such as `flac`. */
const fileType = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^([a-z0-9.+-]+\/(\*|[a-z0-9.+-]+)|\.?[a-z0-9]{1,16})$/,
    line('Use a type such as audio/* or an extension such as flac.'),
  );

const ownAddress = z
  .string()
  .max(2_000)
  .refine(
    (text) => safeRedirectPath(text) !== null || /^https?:\/\/[^\s/]\S*$/i.test(text),
    line('Use a path of this site or an address that starts with https://.'),
  );

const branding = z.object({
  site_name: z.string().min(1).max(80),
  /** Instead of the name, at the top of pages in light themes. */
  logo_light: ownPicture,
  /** The same in dark themes; where there is none, `logo_light` stands there, too. */
  logo_dark: ownPicture,
  /** Narrow windows; where there are none, the others. */
  logo_light_mobile: ownPicture,
  logo_dark_mobile: ownPicture,
  /** Square: in tabs of the browser and on home screens; without one the initial of the name. */
  favicon: ownPicture.default(null),
  /** Shown with links to pages that have no picture of their own. */
  social_image: ownPicture.default(null),
});

/** The site as a whole. */
export const generalSettings = {
  branding: general.shown(
    branding,
    {
      site_name: 'Kantele',
      logo_light: null,
      logo_dark: null,
      logo_light_mobile: null,
      logo_dark_mobile: null,
      favicon: null,
      social_image: null,
    },
    line('At the top of every page, in titles and in emails.'),
    { card: 'identity', label: line('Name of the site'), control: 'site-name' },
  ),
  'site.description': general.shown(
    z.string().trim().max(300),
    '',
    line('A sentence or two, for search engines and shared links.'),
    { card: 'identity', label: line('Description'), control: 'text-area' },
  ),
  base_url: general.fixed(
    z.string(),
    '',
    line('Public address of the site; BASE_URL in the environment sets it.'),
    { card: 'address', label: line('Public address') },
  ),
  html_base_uri: general.fixed(z.string(), '/', line('Path the site is served under.'), hidden),
  'notif.subs.integrated': general.shown(
    z.boolean(),
    true,
    line('People choose which messages they want, and by which way.'),
    { card: 'notifications', label: line('Choice of messages') },
  ),
  'notifications.integrated': general.shown(
    z.boolean(),
    true,
    line('A bell in the bar tells people what happens.'),
    { card: 'notifications', label: line('Notifications') },
  ),
  'cookie_notice.enable': general.shown(z.boolean(), false, line('Visitors are told about cookies.'), {
    card: 'cookies',
    label: line('Show a cookie notice'),
  }),
  'cookie_notice.message': general.shown(
    z.string().trim().min(1).max(1_000),
    line('This site uses cookies to keep you signed in and to remember your choices.'),
    line('Shown with a button “OK”.'),
    { card: 'cookies', label: line('Text'), control: 'text-area' },
  ),
  'cookie_notice.link': general.shown(
    ownAddress.nullable(),
    null,
    line('Page the cookie notice links to; empty for none.'),
    { card: 'cookies', label: line('Link') },
  ),
  'cookie_notice.position': general.shown(
    z.enum(['top', 'bottom']),
    'bottom',
    line('Where the cookie notice is shown.'),
    {
      card: 'cookies',
      label: line('Position'),
      words: { top: line('At the top'), bottom: line('At the bottom') },
    },
  ),
  'demo.enable': general.shown(
    z.boolean(),
    false,
    line('The sign-in form is filled in with a demo account.'),
    { card: 'demo', label: line('This is a demo') },
  ),
  'demo.login': general.shown(
    z.enum(['singleAccount', 'randomAccount']),
    'singleAccount',
    line('Which demo account is filled in: always the first one, or a random one.'),
    {
      card: 'demo',
      label: line('Demo account'),
      words: { singleAccount: line('The first one'), randomAccount: line('Random') },
    },
  ),
  'demo.accounts': general.shown(
    z.array(z.object({ email: z.email().max(254), password: z.string().min(1).max(1_000) })).max(100),
    [],
    line('Demo accounts; their passwords are public while the demo is on.'),
    {
      card: 'demo',
      label: line('Demo accounts'),
      words: { email: line('Email'), password: line('Password') },
    },
  ),
} as const;

export const errorSettings = {
  'logging.sentry_public': errors.shown(
    z
      .url({ protocol: /^https?$/ })
      .max(500)
      .nullable(),
    null,
    line('Public key of error reporting; empty turns it off.'),
    { card: 'sentry', label: line('Public key') },
  ),
} as const;

export const playerSettings = {
  'player.loudness': player.shown(
    z.enum(['off', 'auto', 'track', 'album']),
    'auto',
    line(
      'Evens out the loudness of tracks; `auto` keeps the differences within an album that plays in order.',
    ),
    {
      card: 'sound',
      label: line('Even loudness'),
      words: {
        off: line('Off'),
        auto: line('Albums in order as they are, all else alike'),
        track: line('Every track as loud as the others'),
        album: line('Every album as loud as the others'),
      },
    },
  ),
  'player.renditions': player.shown(
    z.enum(['on_demand', 'always', 'never']),
    'on_demand',
    line(
      'When smaller files (AAC at 256 and 96 kbit/s) are created: when first needed, for every track, or never.',
    ),
    { card: 'renditions' },
  ),
  'player.renditions_max_bytes': player.kept(
    z.int().min(0).max(1_000_000_000_000_000),
    10_737_418_240,
    line('Most bytes kept of smaller files; those not played for longest are removed first.'),
    { card: 'renditions' },
  ),
} as const;

export const uploadSettings = {
  'uploads.max_bytes': uploads.shown(
    z.int().min(1_024).max(107_374_182_400),
    524_288_000,
    line('Largest file that may be uploaded, in bytes.'),
    { card: 'files', label: line('Largest file, in MB'), control: 'megabytes' },
  ),
  'uploads.allowed_types': uploads.shown(
    z.array(fileType).max(200),
    ['audio/*', 'image/*'],
    line('Types of files that may be uploaded; empty allows all that are not blocked.'),
    { card: 'files', label: line('Allowed types') },
  ),
  'uploads.blocked_types': uploads.shown(
    z.array(fileType).max(200),
    [],
    line('Types of files that are refused, also when they are allowed above.'),
    { card: 'files', label: line('Refused types') },
  ),
  'storage.driver': uploads.given(z.enum(['disk', 's3']), 'disk', line('Where files are kept.'), {
    card: 'storage',
    label: line('Place'),
    words: { disk: line('Disk of this server'), s3: line('Bucket of an S3 service') },
  }),
  'uploads.scanner': uploads.given(
    z.enum(['none', 'clamd']),
    'none',
    line('What looks for viruses in files before they are seen; CLAMD_ADDRESS in the environment sets it.'),
    {
      card: 'scanner',
      label: line('Scanner'),
      words: { none: line('None'), clamd: line('ClamAV') },
    },
  ),
  'uploads.scan_required': uploads.kept(
    z.boolean(),
    true,
    line('While the scanner does not answer, no file is taken; off: files are taken unseen.'),
    { card: 'scanner', label: line('Take no file unseen') },
  ),
  'uploads.scan_seconds': uploads.kept(
    z.int().min(1).max(50),
    30,
    line('Seconds the scanner has for one file.'),
    { card: 'scanner', label: line('Time for a file, in seconds') },
  ),
} as const;

export const localizationSettings = {
  'dates.default_timezone': localization.shown(
    timezone,
    'auto',
    line('Time zone of dates; `auto` uses the visitor’s.'),
    { card: 'dates', label: line('Time zone'), control: 'time-zone' },
  ),
  'dates.format': localization.shown(
    z.enum(['long', 'medium', 'short', 'iso']),
    'long',
    line('How dates are written.'),
    {
      card: 'dates',
      label: line('Dates'),
      words: { long: line('Long'), medium: line('Medium'), short: line('Short'), iso: line('ISO 8601') },
    },
  ),
  'i18n.enable': localization.shown(z.boolean(), true, line('Visitors may choose a language.'), {
    card: 'language',
    label: line('Choice of language'),
  }),
  'i18n.default_localization': localization.shown(
    languageOrAuto,
    'auto',
    line('Language of first visits; `auto` uses the browser’s.'),
    { card: 'language', label: line('First language'), control: 'language' },
  ),
} as const;

function isTimezone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
