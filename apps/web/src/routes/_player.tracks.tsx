import { createFileRoute } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { SongsPage } from '../features/tracks/SongsPage.tsx';
import { firstPage, songsList, songsSearch } from '../features/tracks/songs-search.ts';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/tracks')({
  validateSearch: songsSearch,
  loaderDeps: ({ search: { page: _, ...search } }) => search,
  loader: async ({ context: { utils }, deps }) =>
    load(async () => {
      const [genre, artist] = await Promise.all([
        deps.genre ? utils.genres.get.ensureData({ slug: deps.genre }) : null,
        deps.artist && !deps.genre ? utils.artists.get.ensureData({ id: deps.artist }) : null,
      ]);
      const list = songsList(deps, genre?.genre.id);
      await Promise.all([utils.tracks.list.ensureData(firstPage(list)), utils.tracks.count.ensureData(list)]);
      return { genre: genre?.genre ?? null, artist: artist?.artist ?? null };
    }),
  head: ({ loaderData, match }) => headFrom((heads) => heads.songsHead(loaderData, match.context.boot)),
  pendingComponent: skeleton((ahead) => ahead.SongsPending),
  notFoundComponent: NotFound,
  component: function Songs() {
    const { genre, artist } = Route.useLoaderData();
    return <SongsPage search={Route.useSearch()} genre={genre} artist={artist} />;
  },
});
