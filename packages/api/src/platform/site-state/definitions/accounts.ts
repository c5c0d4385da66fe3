import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import type { CardId } from '../cards.ts';
import { safeRedirectPath } from '../safe-redirect-path.ts';
import { hidden, optionalText, settingsOf } from './row.ts';

const accounts = settingsOf('accounts');
const mail = settingsOf('mail');
const social = settingsOf('social');
const captcha = settingsOf('human-check');

/** Fields of the registration form, which no policy may be called. */
const taken = new Set(['email', 'password', 'password_confirmation', 'human_token', 'input']);
const policy = z.object({
  id: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9_]*$/, line('Use lower-case letters, digits and underscores.'))
    .refine((id) => !taken.has(id), line('This name is taken.')),
  label: z.string().trim().min(1).max(300),
  action: z
    .string()
    .max(2_000)
    .refine(
      (text) => safeRedirectPath(text) !== null || /^https?:\/\/[^\s/]\S*$/i.test(text),
      line('Use a path of this site or an address that starts with https://.'),
    ),
});

/** Accounts and how one gets one. */
export const accountSettings = {
  'registration.disable': accounts.shown(z.boolean(), false, line('Nobody may register.'), {
    card: 'registration',
    label: line('Close registration'),
  }),
  require_email_confirmation: accounts.shown(
    z.boolean(),
    false,
    line('Emails must be confirmed; takes effect once email is set up.'),
    { card: 'registration', label: line('Confirm emails') },
  ),
  'registration.policies': accounts.shown(
    z
      .array(policy)
      .max(20)
      .refine(
        (list) => new Set(list.map(({ id }) => id)).size === list.length,
        line('Two of these are the same.'),
      ),
    [],
    line('Policies one must accept to register.'),
    {
      card: 'registration',
      label: line('Policies'),
      words: { id: line('Id'), label: line('Text'), action: line('Address') },
    },
  ),
  'auth.redirect': accounts.shown(
    z.string().refine((path) => safeRedirectPath(path) !== null, line('Use a path of this site.')),
    '/',
    line('Page people see after signing in.'),
    { card: 'sign-in', label: line('Page after signing in') },
  ),
  'api.integrated': accounts.shown(
    z.boolean(),
    true,
    line('Personal access tokens and the API docs are available.'),
    { card: 'api', label: line('Access tokens and API docs') },
  ),
  'api.calls_per_minute': accounts.kept(
    z.int().min(10).max(1_000_000),
    600,
    line('How many calls a minute one access token may make.'),
    { card: 'api', label: line('Calls a minute') },
  ),
} as const;

const host = optionalText(253).refine(
  (text) => text === null || /^[A-Za-z0-9_.:-]+$/.test(text),
  line('This is not a host name.'),
);

export const mailSettings = {
  'mail.from_name': mail.kept(
    z.string().trim().max(80),
    '',
    line('Name emails are sent from; empty uses the site name.'),
    { card: 'sender', label: line('Name') },
  ),
  'mail.from_address': mail.kept(z.email().max(254).nullable(), null, line('Address emails are sent from.'), {
    card: 'sender',
    label: line('Email'),
  }),
  'mail.contact_page_address': mail.kept(
    z.email().max(254).nullable(),
    null,
    line('Address messages of the contact form go to; empty uses the sender’s.'),
    { card: 'contact', label: line('Contact form') },
  ),
  'mail.smtp.host': mail.kept(host, null, line('Name of the SMTP server; empty sends no email.'), {
    card: 'smtp',
    label: line('Server'),
  }),
  'mail.smtp.port': mail.kept(z.int().min(1).max(65_535), 587, line('Port of the SMTP server.'), {
    card: 'smtp',
    label: line('Port'),
  }),
  'mail.smtp.secure': mail.kept(
    z.boolean(),
    false,
    line('Implicit TLS, as on port 465; otherwise STARTTLS is used when the server offers it.'),
    { card: 'smtp', label: line('Implicit TLS') },
  ),
  'mail.smtp.username': mail.kept(
    optionalText(254),
    null,
    line('User name at the SMTP server, if it asks for one.'),
    { card: 'smtp', label: line('User name') },
  ),
  'mail.smtp.password': mail.secret(line('Password at the SMTP server.'), {
    card: 'smtp',
    label: line('Password'),
  }),
  'mail.ready': mail.fixed(z.boolean(), false, line('Email can be sent.'), hidden),
} as const;

/** Addresses of a service other than its own, e.g. of a newer version. */
const endpoints = z
  .strictObject({
    issuer: z.url({ protocol: /^https?$/ }).max(500),
    authorize: z.url({ protocol: /^https?$/ }).max(500),
    token: z.url({ protocol: /^https?$/ }).max(500),
    userinfo: z.url({ protocol: /^https?$/ }).max(500),
    username: z.url({ protocol: /^https?$/ }).max(500),
    email: z.url({ protocol: /^https?$/ }).max(500),
  })
  .partial();
export type Endpoints = z.infer<typeof endpoints>;

function rowsOf(card: CardId<'social'>) {
  return {
    enable: social.shown(z.boolean(), false, line('Sign-in with this service.'), {
      card,
      label: line('Offer this sign-in'),
    }),
    id: social.kept(optionalText(500), null, line('Client id the service gave for this site.'), {
      card,
      label: line('Client id'),
    }),
    secret: social.secret(line('Client secret the service gave for this site.'), {
      card,
      label: line('Client secret'),
    }),
    endpoints: social.kept(
      endpoints,
      {},
      line('Addresses of the service when they differ from the usual ones.'),
      {
        card,
        label: line('Other addresses'),
        words: {
          issuer: line('Issuer'),
          authorize: line('Authorization'),
          token: line('Tokens'),
          userinfo: line('User info'),
          username: line('User name'),
          email: line('Email'),
        },
      },
    ),
  };
}
const google = rowsOf('social-google');
const facebook = rowsOf('social-facebook');
const twitter = rowsOf('social-twitter');
const envato = rowsOf('social-envato');
const oidc = rowsOf('social-oidc');

/** Sign-in elsewhere. `enable` is public as: switched on and configured completely. */
export const socialSettings = {
  'social.google.enable': google.enable,
  'social.google.client_id': google.id,
  'social.google.client_secret': google.secret,
  'social.google.endpoints': google.endpoints,
  'social.facebook.enable': facebook.enable,
  'social.facebook.client_id': facebook.id,
  'social.facebook.client_secret': facebook.secret,
  'social.facebook.endpoints': facebook.endpoints,
  'social.twitter.enable': twitter.enable,
  'social.twitter.client_id': twitter.id,
  'social.twitter.client_secret': twitter.secret,
  'social.twitter.endpoints': twitter.endpoints,
  'social.envato.enable': envato.enable,
  'social.envato.client_id': envato.id,
  'social.envato.client_secret': envato.secret,
  'social.envato.endpoints': envato.endpoints,
  'social.oidc.enable': oidc.enable,
  'social.oidc.label': social.shown(
    z.string().trim().min(1).max(40),
    'Single sign-on',
    line('Name of your own OpenID provider on its button.'),
    { card: 'social-oidc', label: line('Name on the button') },
  ),
  'social.oidc.issuer': social.kept(
    z
      .url({ protocol: /^https?$/ })
      .max(500)
      .nullable(),
    null,
    line('Address of the OpenID provider, as its discovery document names it.'),
    { card: 'social-oidc', label: line('Issuer') },
  ),
  'social.oidc.client_id': oidc.id,
  'social.oidc.client_secret': oidc.secret,
  'social.oidc.scopes': social.kept(
    z
      .string()
      .trim()
      .max(300)
      .regex(/^openid( [\x21-\x7e]+)*$/, line('The scopes must begin with openid.')),
    'openid email profile',
    line('What the provider is asked for.'),
    { card: 'social-oidc', label: line('Scopes') },
  ),
  'social.oidc.endpoints': oidc.endpoints,
} as const;

/** What a human check can stand before. */
export const captchaActions = ['register', 'login', 'forgot_password', 'contact'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

const asked = captcha.fixed(z.boolean(), false, line('Whether reCAPTCHA is asked for before this.'), hidden);

/** Proof of a human. Without both keys reCAPTCHA counts as altcha, which needs nothing from outside. */
export const captchaSettings = {
  'human_check.kind': captcha.shown(
    z.enum(['altcha', 'recaptcha', 'off']),
    'altcha',
    line('How bots are kept out: proof of work in the browser, Google’s reCAPTCHA, or not at all.'),
    {
      card: 'check',
      label: line('Kind of check'),
      words: { altcha: line('Proof of work'), recaptcha: 'reCAPTCHA', off: line('None') },
    },
  ),
  'human_check.actions': captcha.shown(
    z.array(z.enum(captchaActions)).max(10),
    ['contact'],
    line('Where it is asked for.'),
    {
      card: 'check',
      label: line('Used for'),
      words: {
        register: line('Registration'),
        login: line('Signing in'),
        forgot_password: line('Forgotten passwords'),
        contact: line('The contact form'),
      },
    },
  ),
  'recaptcha.site_key': captcha.shown(optionalText(200), null, line('Public key of reCAPTCHA.'), {
    card: 'recaptcha',
    label: line('Site key'),
  }),
  'recaptcha.secret_key': captcha.secret(line('Secret key of reCAPTCHA.'), {
    card: 'recaptcha',
    label: line('Secret key'),
  }),
  'recaptcha.verify_url': captcha.kept(
    z.url({ protocol: /^https?$/ }).max(500),
    'https://www.google.com/recaptcha/api/siteverify',
    line('Where reCAPTCHA tokens are checked.'),
    { card: 'recaptcha', label: line('Address that checks tokens') },
  ),
  'recaptcha.enable.register': asked,
  'recaptcha.enable.login': asked,
  'recaptcha.enable.forgot_password': asked,
  'recaptcha.enable.contact': asked,
} as const;
