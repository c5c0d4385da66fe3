import { albumsRouter } from './albums/router.ts';
import { artistsRouter } from './artists/router.ts';
import { channelsRouter } from './channels/router.ts';
import type { Access } from './core/actor.ts';
import { createCallerFactory, router } from './core/trpc.ts';
import { genresRouter } from './genres/router.ts';
import { importsRouter } from './imports/router.ts';
import { lyricsRouter } from './lyrics/router.ts';
import { playsRouter } from './plays/router.ts';
import { searchRouter } from './search/router.ts';
import { settingsRouter } from './settings/router.ts';
import { streamingRouter } from './streaming/router.ts';
import { tagsRouter } from './tags/router.ts';
import { tracksRouter } from './tracks/router.ts';

export const appRouter = router({
  albums: albumsRouter,
  artists: artistsRouter,
  channels: channelsRouter,
  genres: genresRouter,
  imports: importsRouter,
  lyrics: lyricsRouter,
  plays: playsRouter,
  search: searchRouter,
  settings: settingsRouter,
  streaming: streamingRouter,
  tags: tagsRouter,
  tracks: tracksRouter,
});
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);

/** The rule a procedure declares, by its dotted name; what has no name here is for admins. */
export function accessOf(name: string): Access {
  const procedure: unknown = Reflect.get(appRouter._def.procedures, name);
  const declared = procedure as { _def?: { meta?: { access?: Access } } } | undefined;
  return declared?._def?.meta?.access ?? 'admin';
}
