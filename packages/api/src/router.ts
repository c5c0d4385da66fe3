import { accessTokensRouter } from './access-tokens/router.ts';
import { adsRouter } from './ads/router.ts';
import { albumsRouter, artistAlbumsRouter } from './albums/router.ts';
import { appearanceRouter } from './appearance/router.ts';
import { artistsRouter } from './artists/router.ts';
import { auditRouter } from './audit/router.ts';
import { authRouter } from './auth/router.ts';
import { backstageRouter } from './backstage/router.ts';
import { billingRouter } from './billing/router.ts';
import { bootstrapRouter } from './bootstrap/router.ts';
import { channelsRouter } from './channels/router.ts';
import { contactRouter } from './contact/router.ts';
import type { Rule } from './core/actor.ts';
import { createCallerFactory, mergeRouters, router } from './core/trpc.ts';
import { filesRouter } from './files/router.ts';
import { followsRouter } from './follows/router.ts';
import { genresRouter } from './genres/router.ts';
import { importsRouter } from './imports/router.ts';
import { likesRouter } from './likes/router.ts';
import { localizationsRouter } from './localizations/router.ts';
import { lyricsRouter } from './lyrics/router.ts';
import { mailsRouter } from './mails/router.ts';
import { notificationsRouter } from './notifications/router.ts';
import { pagesRouter } from './pages/router.ts';
import { playlistsRouter } from './playlists/router.ts';
import { playsRouter } from './plays/router.ts';
import { radioRouter } from './radio/router.ts';
import { reportsRouter } from './reports/router.ts';
import { rolesRouter } from './roles/router.ts';
import { searchRouter } from './search/router.ts';
import { settingsRouter } from './settings/router.ts';
import { socialLoginRouter } from './social-login/router.ts';
import { streamingRouter } from './streaming/router.ts';
import { tagsRouter } from './tags/router.ts';
import { trackListsRouter } from './track-lists/router.ts';
import { artistTracksRouter, tracksRouter } from './tracks/router.ts';
import { uploadsRouter } from './uploads/router.ts';
import { usersRouter } from './users/router.ts';
import { workspacesRouter } from './workspaces/router.ts';

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
