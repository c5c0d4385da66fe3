import { purgeLeases } from './catalogue/streaming/lease-queries.ts';
import { purgeUploads } from './contributors/uploads/queries.ts';
import { purgeInvites } from './contributors/workspaces/invite-queries.ts';
import type { Context } from './core/context.ts';
import { purgeTokens } from './identity/access-tokens/queries.ts';
import { purgeCaptchas } from './identity/auth/captcha-queries.ts';
import { purgeResets } from './identity/auth/queries.ts';
import { purgeSessions } from './identity/auth/session-queries.ts';
import { purgeBrowsers } from './identity/notifications/push-queries.ts';
import { purgeNotifications } from './identity/notifications/queries.ts';
import { purgeSocialAttempts } from './identity/social-login/queries.ts';
import { purgePlaylists } from './listening/playlists/queries.ts';
import { purgeAttempts } from './platform/attempts/queries.ts';
import { purgeEvents } from './platform/audit/queries.ts';
import { purgeMails } from './platform/mails/queries.ts';
import { purgeUndo } from './platform/undo/queries.ts';
import { purgeLookFonts } from './site/appearance/font-queries.ts';
import { purgeLookImages } from './site/appearance/image-queries.ts';

/** What is kept for a time only; how long stands with each (docs/people.md). */
const purges = [
  purgeSessions,
  purgeResets,
  purgeTokens,
  purgeSocialAttempts,
  purgeCaptchas,
  purgeAttempts,
  purgeMails,
  purgeEvents,
  purgeLookImages,
  purgeLookFonts,
  purgeUploads,
  purgeNotifications,
  purgeBrowsers,
  purgeInvites,
  purgePlaylists,
  purgeUndo,
  purgeLeases,
];

/** The nightly job: removes what is over. */
export async function purgeExpiredRows(ctx: Context): Promise<void> {
  for (const purge of purges) await purge(ctx.db);
}
