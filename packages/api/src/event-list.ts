import { authReactions } from './auth/events.ts';
import { backstageReactions } from './backstage/events.ts';
import { billingReactions } from './billing/events.ts';
import { channelReactions } from './channels/events.ts';
import type { Reactions } from './core/context.ts';
import { followReactions } from './follows/events.ts';
import { imageReactions } from './images/events.ts';
import { notificationReactions } from './notifications/events.ts';
import { playlistReactions } from './playlists/events.ts';
import { roleReactions } from './roles/events.ts';
import { streamingReactions } from './streaming/events.ts';
import { uploadReactions } from './uploads/events.ts';
import { workspaceReactions } from './workspaces/events.ts';

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
