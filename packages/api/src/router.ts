import { albumsRouter, artistAlbumsRouter } from './catalogue/albums/router.ts';
import { artistsRouter } from './catalogue/artists/router.ts';
import { genresRouter } from './catalogue/genres/router.ts';
import { importsRouter } from './catalogue/imports/router.ts';
import { lyricsRouter } from './catalogue/lyrics/router.ts';
import { searchRouter } from './catalogue/search/router.ts';
import { streamingRouter } from './catalogue/streaming/router.ts';
import { tagsRouter } from './catalogue/tags/router.ts';
import { artistTracksRouter, tracksRouter } from './catalogue/tracks/router.ts';
import { backstageRouter } from './contributors/backstage/router.ts';
import { uploadsRouter } from './contributors/uploads/router.ts';
import { workspacesRouter } from './contributors/workspaces/router.ts';
import type { Rule } from './core/actor.ts';
import { createCallerFactory, mergeRouters, router } from './core/trpc.ts';
import { accessTokensRouter } from './identity/access-tokens/router.ts';
import { authRouter } from './identity/auth/router.ts';
import { bootstrapRouter } from './identity/bootstrap/router.ts';
import { notificationsRouter } from './identity/notifications/router.ts';
import { rolesRouter } from './identity/roles/router.ts';
import { socialLoginRouter } from './identity/social-login/router.ts';
import { usersRouter } from './identity/users/router.ts';
import { reportsRouter } from './insight/reports/router.ts';
import { followsRouter } from './listening/follows/router.ts';
import { likesRouter } from './listening/likes/router.ts';
import { playlistsRouter } from './listening/playlists/router.ts';
import { playsRouter } from './listening/plays/router.ts';
import { radioRouter } from './listening/radio/router.ts';
import { trackListsRouter } from './listening/track-lists/router.ts';
import { billingRouter } from './money/billing/router.ts';
import { auditRouter } from './platform/audit/router.ts';
import { filesRouter } from './platform/files/router.ts';
import { localizationsRouter } from './platform/localizations/router.ts';
import { mailsRouter } from './platform/mails/router.ts';
import { adsRouter } from './site/ads/router.ts';
import { appearanceRouter } from './site/appearance/router.ts';
import { channelsRouter } from './site/channels/router.ts';
import { contactRouter } from './site/contact/router.ts';
import { pagesRouter } from './site/pages/router.ts';
import { settingsRouter } from './site/settings/router.ts';

export const appRouter = router({
  accessTokens: accessTokensRouter,
  ads: adsRouter,
  albums: albumsRouter,
  appearance: appearanceRouter,
  artists: mergeRouters(artistsRouter, artistAlbumsRouter, artistTracksRouter),
  audit: auditRouter,
  auth: authRouter,
  backstage: backstageRouter,
  billing: billingRouter,
  channels: channelsRouter,
  contact: contactRouter,
  files: filesRouter,
  follows: followsRouter,
  genres: genresRouter,
  imports: importsRouter,
  likes: likesRouter,
  localizations: localizationsRouter,
  lyrics: lyricsRouter,
  mails: mailsRouter,
  notifications: notificationsRouter,
  pages: pagesRouter,
  playlists: playlistsRouter,
  plays: playsRouter,
  radio: radioRouter,
  reports: reportsRouter,
  roles: rolesRouter,
  search: searchRouter,
  settings: mergeRouters(bootstrapRouter, settingsRouter),
  socialLogin: socialLoginRouter,
  streaming: streamingRouter,
  tags: tagsRouter,
  tracks: mergeRouters(trackListsRouter, tracksRouter),
  uploads: uploadsRouter,
  users: usersRouter,
  workspaces: workspacesRouter,
});
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);

interface Declared {
  _def?: { type?: string; meta?: Omit<Rule, 'changes'> };
}

/** The rule a procedure declares, by its dotted name; what has no name here is for admins. */
export function ruleOf(name: string): Rule {
  const procedure = Reflect.get(appRouter._def.procedures, name) as Declared | undefined;
  return { access: 'admin', ...procedure?._def?.meta, changes: procedure?._def?.type === 'mutation' };
}
