import { createFileRoute } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { reads } from '../catalogue/reads.ts';
import { GenrePage } from '../features/genres/GenrePage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/genre/$slug')({
  loader: async ({ context: { utils }, params: { slug } }) => {
    const { genre } = await load(() => utils.genres.get.ensureData({ slug }));
    await Promise.all([
      utils.genres.albums.ensureData(reads.genreAlbums(slug)),
      utils.genres.tracks.ensureData(reads.genreTracks(slug)),
    ]);
    return genre;
  },
  head: ({ loaderData, match }) => headFrom((heads) => heads.genreHead(loaderData, match.context.boot)),
  pendingComponent: skeleton((ahead) => ahead.GridPending),
  notFoundComponent: NotFound,
  component: function Genre() {
    return <GenrePage slug={Route.useParams().slug} />;
  },
});
