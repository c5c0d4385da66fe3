import type { RegisteredKind } from './kind.ts';
import { albumReleased } from './kinds/album-released.ts';
import { backupFailed } from './kinds/backup-failed.ts';
import { importFinished } from './kinds/import-finished.ts';
import { newFollower } from './kinds/new-follower.ts';
import { paymentTrouble } from './kinds/payment-trouble.ts';
import { playlistInvitation } from './kinds/playlist-invitation.ts';
import { playlistJoined } from './kinds/playlist-joined.ts';
import { playlistSongsAdded } from './kinds/playlist-songs-added.ts';
import { requestDecided } from './kinds/request-decided.ts';
import { siteChanged } from './kinds/site-changed.ts';
import { subscriptionChanged } from './kinds/subscription-changed.ts';
import { systemMessage } from './kinds/system-message.ts';
import { uploadProcessed } from './kinds/upload-processed.ts';
import { workspaceInvitation } from './kinds/workspace-invitation.ts';

/** Every kind of message there is, in the order of the preferences. A new one is a file in `kinds/` and a line here. */
export const kinds: readonly RegisteredKind[] = [
  albumReleased,
  newFollower,
  playlistInvitation,
  playlistJoined,
  playlistSongsAdded,
  requestDecided,
  uploadProcessed,
  subscriptionChanged,
  paymentTrouble,
  workspaceInvitation,
  systemMessage,
  siteChanged,
  backupFailed,
  importFinished,
];

const byName = new Map(kinds.map((kind) => [kind.id, kind]));

/** Names of the kinds that are mailed whatever the receiver has chosen or confirmed. */
export const essentialKinds: readonly string[] = kinds
  .filter(({ essential }) => essential)
  .map(({ id }) => id);

/** A kind by its public name; undefined for one of another version. */
export function kindNamed(id: string): RegisteredKind | undefined {
  return byName.get(id);
}
