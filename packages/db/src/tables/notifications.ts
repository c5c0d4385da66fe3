import type { CreatedAt, Generated, Id, Json, NullableTimestamp, WithDefault } from './columns.ts';

/** A message to a user. */
export interface NotificationTable {
  id: Generated<string>;
  /** Grows with every change of a row: what lists are sorted by. */
  position: Generated<number>;
  user_id: number;
  /** See packages/api/src/identity/notifications/kinds. */
  kind: string;
  /** Unread messages of a kind with the same key are one. */
  group_key: string | null;
  /** There is one message of a kind with the same key, read or not. */
  once_key: string | null;
  /** What its words are made of. */
  data: Json<Record<string, unknown>>;
  /** Whether it stands in the inbox, or only goes out by mail or to browsers. */
  in_app: WithDefault<boolean>;
  /** Whether it waits for the next mail. */
  mail_due: WithDefault<boolean>;
  /** Whether it waits to be sent to the receiver's browsers. */
  push_due: WithDefault<boolean>;
  /** Ids of the browsers (`push_subscriptions`) that have it, or never will: none gets it again. */
  pushed_to: WithDefault<number[]>;
  read_at: NullableTimestamp;
  created_at: CreatedAt;
}
/** The people a message is about. */
export interface NotificationActorTable {
  notification_id: string;
  actor_id: number;
  created_at: CreatedAt;
}
/** By which ways a user wants to hear of a kind; those of the kind where there is no row. */
export interface NotificationSelectionTable {
  user_id: number;
  kind: string;
  in_app: boolean;
  email: boolean;
  browser: boolean;
}
/** How often a user gets messages by mail; daily where there is no row. */
export interface NotificationSettingTable {
  user_id: number;
  mail_frequency: 'at_once' | 'daily' | 'weekly' | 'never';
}
/** A browser that shows messages, as long as the session it was told in lasts. */
export interface PushSubscriptionTable {
  id: Id;
  user_id: number;
  session_id: number;
  /** Address at the browser's push service; who knows it and the site's key can send to it. */
  endpoint: string;
  /** The browser's public key and its secret, base64url. */
  p256dh: string;
  auth: string;
  /** Since when its push service has taken nothing; null while it does. */
  failing_since: NullableTimestamp;
  /** Until when its push service asked to be left alone (`Retry-After`); null for not at all. */
  retry_at: NullableTimestamp;
  created_at: CreatedAt;
}
export interface NotificationTables {
  push_subscriptions: PushSubscriptionTable;
  notification_settings: NotificationSettingTable;
  notifications: NotificationTable;
  notification_actors: NotificationActorTable;
  notification_selections: NotificationSelectionTable;
}
