import { purgeTokens } from './access-tokens/queries.ts';
import { purgeLookFonts } from './appearance/font-queries.ts';
import { purgeLookImages } from './appearance/image-queries.ts';
import { purgeAttempts } from './attempts/queries.ts';
import { purgeEvents } from './audit/queries.ts';
import { purgeCaptchas } from './auth/captcha-queries.ts';
import { purgeResets } from './auth/queries.ts';
import { purgeSessions } from './auth/session-queries.ts';
import type { Context } from './core/context.ts';
import { purgeMails } from './mails/queries.ts';
import { purgeBrowsers } from './notifications/push-queries.ts';
import { purgeNotifications } from './notifications/queries.ts';
import { purgePlaylists } from './playlists/queries.ts';
import { purgeSocialAttempts } from './social-login/queries.ts';
import { purgeLeases } from './streaming/lease-queries.ts';
import { purgeUndo } from './undo/queries.ts';
import { purgeUploads } from './uploads/queries.ts';
import { purgeInvites } from './workspaces/invite-queries.ts';

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
