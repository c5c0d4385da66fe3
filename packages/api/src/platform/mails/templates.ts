import { z } from 'zod';
import type { Translate } from '../../core/translate.ts';

/** What a mail says, before it gets its frame: sentences in the receiver's language. */
export interface MailText {
  subject: string;
  paragraphs: string[];
  button?: { label: string; link: string };
  /** Small print below. */
  note?: string;
  /** Where such mails are ended, without signing in. */
  unsubscribe?: { label: string; link: string };
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
}

/** Ties the words of a mail to what they are made of. */
function template<Params extends z.ZodType<Record<string, unknown>>>(
  params: Params,
  words: (t: Translate, params: z.output<Params> & { site: string }) => MailText,
) {
  return {
    params,
    /** @throws ZodError when what was stored does not fit */
    text: (t: Translate, stored: unknown, site: string) => words(t, { ...params.parse(stored), site }),
  };
}

/** Links are made by the product from its own address; `queueMail` refuses all others. */
const link = z.string().max(2_000);
const nothing = z.strictObject({});

/**
 * Every mail there is: what it needs, and its words. A mail that a stranger can trigger contains no text the stranger
 * chose, unless it goes to the people who run the site.
 */
export const templates = {
  'verify-email': template(z.strictObject({ link }), (t, { link, site }) => ({
    subject: t('Confirm your email'),
    paragraphs: [
      t('Someone, most likely you, entered this address at :site.', { site }),
      t('Confirm it to start using your account. The link works for 24 hours.'),
    ],
    button: { label: t('Confirm email'), link },
    note: t('If this was not you, you need not do anything.'),
  })),
  'reset-password': template(z.strictObject({ link }), (t, { link, site }) => ({
    subject: t('Set a new password'),
    paragraphs: [
      t('Someone, most likely you, wants to reset the password of your account at :site.', { site }),
      t('The link works once, for one hour.'),
    ],
    button: { label: t('Set a new password'), link },
    note: t('If this was not you, you need not do anything: your password stays as it is.'),
  })),
  invitation: template(z.strictObject({ link }), (t, { link, site }) => ({
    subject: t('You are invited to :site', { site }),
    paragraphs: [
      t('An account at :site was made for you. Choose a password to use it.', { site }),
      t('The link works once, for seven days. After that, “Forgot your password?” sends another.'),
    ],
    button: { label: t('Choose a password'), link },
    note: t('If you did not expect this, you need not do anything.'),
  })),
  'workspace-invitation': template(z.strictObject({ link }), (t, { link, site }) => ({
    subject: t('You are invited to join a team on :site', { site }),
    paragraphs: [
      t('Someone at :site invites you to work with their team.', { site }),
      t('Open the link to see who it is, and to join or decline. It is meant for this address alone.'),
    ],
    button: { label: t('See invitation'), link },
    note: t('If you did not expect this, you need not do anything.'),
  })),
  'password-changed': template(nothing, (t, { site }) => ({
    subject: t('Your password was changed'),
    paragraphs: [
      t('The password of your account at :site was changed.', { site }),
      t('If this was not you, set a new password at once and look at where you are signed in.'),
    ],
  })),
  'change-email': template(z.strictObject({ link }), (t, { link, site }) => ({
    subject: t('Confirm your new email'),
    paragraphs: [
      t('Someone, most likely you, wants to use this address for an account at :site.', { site }),
      t('Your email changes when you open the link. It works for 24 hours.'),
    ],
    button: { label: t('Use this email'), link },
    note: t('If this was not you, you need not do anything.'),
  })),
  'email-change-requested': template(nothing, (t, { site }) => ({
    subject: t('Your email is about to change'),
    paragraphs: [
      t('Someone, most likely you, asked to change the email of your account at :site.', { site }),
      t('Until the new address is confirmed, this one stays in use.'),
      t('If this was not you, change your password at once: that stops it.'),
    ],
  })),
  'email-changed': template(z.strictObject({ email: z.string().max(254) }), (t, { email, site }) => ({
    subject: t('Your email was changed'),
    paragraphs: [
      t('The email of your account at :site is now :email.', { site, email }),
      t('If this was not you, ask the people who run the site for help.'),
    ],
  })),
  'account-suspended': template(
    z.strictObject({ reason: z.string().max(1_000).optional(), until: z.string().max(40).optional() }),
    (t, { reason, until, site }) => ({
      subject: t('Your account was suspended'),
      paragraphs: [
        until
          ? t('Your account at :site is suspended until :until.', { site, until })
          : t('Your account at :site is suspended.', { site }),
        ...(reason ? [reason] : []),
      ],
    }),
  ),
  'data-export-ready': template(z.strictObject({ link }), (t, { link, site }) => ({
    subject: t('Your data is ready'),
    paragraphs: [
      t('The data export you requested at :site is ready.', { site }),
      t('Download it within 24 hours; after that it is removed.'),
    ],
    button: { label: t('Download your data'), link },
  })),
  'contact-message': template(
    z.strictObject({
      name: z.string().max(80),
      email: z.string().max(254),
      message: z.string().max(5_000),
    }),
    (t, { name, email, message, site }) => ({
      subject: t('Message from :name', { name }),
      paragraphs: [
        t(':name (:email) wrote by the contact form of :site:', { name, email, site }),
        ...message.split(/\n+/),
      ],
      note: t('An answer to this email goes to :email. Nobody has confirmed that address.', { email }),
      replyTo: email,
    }),
  ),
  notifications: template(
    z.strictObject({
      subject: z.string().max(2_000),
      /** Paragraphs, with an empty line between them. */
      body: z.string().max(50_000),
      link,
      label: z.string().max(200),
      settings: link,
      /** Null for what comes whatever the receiver has chosen. */
      unsubscribe: link.nullable(),
    }),
    (t, { subject, body, link, label, settings, unsubscribe, site }) => ({
      subject,
      paragraphs: body.split('\n\n'),
      button: { label, link },
      note: unsubscribe
        ? t('You get this email because of your settings at :site: :settings', { site, settings })
        : t('You get this email whatever your settings are: it is about your plan at :site.', { site }),
      ...(unsubscribe ? { unsubscribe: { label: t('Unsubscribe'), link: unsubscribe } } : {}),
    }),
  ),
  test: template(nothing, (t, { site }) => ({
    subject: t('Test email'),
    paragraphs: [t('Email from :site reaches you.', { site })],
  })),
} as const;

export type TemplateName = keyof typeof templates;
export type MailParams = {
  [Name in TemplateName]: z.input<(typeof templates)[Name]['params']>;
};

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templates, name);
}
