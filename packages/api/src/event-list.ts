import { streamingReactions } from './catalogue/streaming/events.ts';
import { backstageReactions } from './contributors/backstage/events.ts';
import { uploadReactions } from './contributors/uploads/events.ts';
import { workspaceReactions } from './contributors/workspaces/events.ts';
import type { Reactions } from './core/context.ts';
import { authReactions } from './identity/auth/events.ts';
import { notificationReactions } from './identity/notifications/events.ts';
import { roleReactions } from './identity/roles/events.ts';
import { followReactions } from './listening/follows/events.ts';
import { playlistReactions } from './listening/playlists/events.ts';
import { billingReactions } from './money/billing/events.ts';
import { imageReactions } from './platform/images/events.ts';
import { channelReactions } from './site/channels/events.ts';

/** Which domain reacts to what happens in others, in the order in which they are told. */
export const eventList = {
  // First: it locks the accounts that go.
  workspaces: workspaceReactions,
  roles: roleReactions,
  auth: authReactions,
  images: imageReactions,
  notifications: notificationReactions,
  streaming: streamingReactions,
  follows: followReactions,
  playlists: playlistReactions,
  uploads: uploadReactions,
  backstage: backstageReactions,
  channels: channelReactions,
  billing: billingReactions,
} satisfies Record<string, Reactions>;

export const reactions: readonly Reactions[] = Object.values(eventList);
