import { z } from 'zod';
import { name, page, pageInput, text, timestamp } from '../../core/contract.ts';

export const channels = ['in_app', 'email', 'browser'] as const;
export type Channel = (typeof channels)[number];

/** Where something leads: a path of this site. */
const path = z.string().regex(/^\/(?!\/)[^\s\\]*$/);

/** What a press does, with its name in the reader's language. */
export const notificationAction = z.object({ action: path, label: z.string() });
export type NotificationAction = z.infer<typeof notificationAction>;

/** One line of a message. Names in it stand between U+2068 and U+2069, which keep their direction of writing. */
export const notificationLine = z.object({
  type: z.enum(['primary', 'other']),
  /** Name of a drawing; null for none. */
  icon: z.string().nullable(),
  content: z.string(),
  /** Where the line itself leads, when not where the message leads. */
  action: notificationAction.nullable(),
});

/**
 * What buttons of a message do: `link` opens the path of its action; others are operations of the site, named by their
 * domain, which the web application knows how to do.
 */
export const notificationButton = z.object({ label: z.string(), action: z.string().max(2_000) });

/** A message in the reader's language. */
export const notification = z.object({
  id: z.uuid(),
  /** Its kind, e.g. `new-follower`. */
  type: z.string(),
  read_at: timestamp.nullable(),
  created_at: timestamp,
  data: z.object({
    /** Address of a picture; null for none. */
    image: z.string().nullable(),
    lines: z.array(notificationLine),
    /** Where the message leads; null for nowhere. */
    mainAction: notificationAction.nullable(),
    buttonActions: z.array(notificationButton),
    /** Of an invitation to a workspace. */
    inviteId: z.string().optional(),
  }),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = z.strictObject(pageInput);
/** The newest first. */
export const notificationPage = page(notification);

export const unread = z.object({
  /** Messages not read yet, after this. */
  unreadCount: z.int(),
});
export const markAsRead = z
  .strictObject({
    ids: z.array(z.uuid()).max(100).default([]),
    /** All there are, whatever `ids` say. */
    markAllAsRead: z.boolean().default(false),
    /** With `markAllAsRead`: `created_at` of the newest message that was shown; later ones stay unread. */
    upTo: z.iso.datetime().optional(),
  })
  .refine(({ ids, markAllAsRead }) => markAllAsRead || ids.length > 0, {
    path: ['ids'],
    message: 'This field is required.',
  });
export const byNotificationId = z.strictObject({ id: z.uuid() });

const selection = z.object({
  /** Name of a kind. */
  notif_id: z.string(),
  /** By which ways one is told. */
  channels: z.record(z.enum(channels), z.boolean()),
});
export type Selection = z.infer<typeof selection>;

export const mailFrequencies = ['at_once', 'daily', 'weekly', 'never'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

/** Kinds of messages by group, the ways there are, and what the one who asks has chosen. */
export const subscriptions = z.object({
  groups: z.array(
    z.object({
      group_name: z.string(),
      subscriptions: z.array(z.object({ notif_id: z.string(), name: z.string() })),
    }),
  ),
  available_channels: z.array(z.enum(channels)),
  user_selections: z.array(selection),
  /** How often messages come by mail; daily and weekly in the morning of the receiver, weekly on Mondays. */
  mail_frequency: z.enum(mailFrequencies),
  /** What browsers subscribe with at their push service (VAPID, base64url). */
  push_key: z.string(),
});
export type Subscriptions = z.infer<typeof subscriptions>;
export const updateSubscriptions = z.strictObject({
  /** The whole choice; kinds and ways that are left out are off. */
  selections: z
    .array(
      z.strictObject({
        notif_id: z.string().max(60),
        channels: z.partialRecord(z.enum(channels), z.boolean()),
      }),
    )
    .max(200),
  mail_frequency: z.enum(mailFrequencies).optional(),
});
export const byKind = z.strictObject({ notif_id: z.string().max(60) });

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`));
const endpoint = z.url({ protocol: /^https?$/ }).max(2_000);
/** A browser that is to show messages, as its `PushSubscription` says it. */
export const subscribeBrowser = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
});
export type BrowserSubscription = z.infer<typeof subscribeBrowser>;
export const unsubscribeBrowser = z.strictObject({ endpoint });

/** What a browser is sent, encrypted: the service worker shows it. */
export const pushedMessage = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  /** A path of this site. */
  link: z.string(),
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
});
export type PushedMessage = z.infer<typeof pushedMessage>;

/** What the people who run the site tell everybody. */
export const sendSystemMessage = z.strictObject({
  title: name(200),
  body: text(2_000).default(''),
  /** To oneself only, to see how it looks. */
  test: z.boolean().default(false),
});

/** The end of the link in a mail that ends such mails. */
export const unsubscribe = z.strictObject({ token: z.string().min(1).max(500) });
/** What was ended: the name of a kind, or null for all mails of messages. */
export const unsubscribed = z.object({ name: z.string().nullable() });
