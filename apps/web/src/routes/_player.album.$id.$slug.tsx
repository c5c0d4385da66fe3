import { createFileRoute } from '@tanstack/react-router';
import { canonical } from '../app/canonical.ts';
import { idParam, load } from '../app/load.ts';
import { reads } from '../catalogue/reads.ts';
import { kinds } from '../catalogue/registry.ts';
import { AlbumPage } from '../features/albums/AlbumPage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/album/$id/$slug')({
  loader: async ({ context: { utils }, params, location }) => {
    const id = idParam(params.id);
    const { album } = await load(() => utils.albums.get.ensureData({ id }));
    canonical(params, album, kinds.album.path(album), location);
    const [artist] = album.artists;
    if (artist) {
      await Promise.all([
        utils.artists.albums.ensureData(reads.moreByArtist(artist.id)),
        utils.artists.get.ensureData({ id: artist.id }),
      ]);
    }
    return album;
  },
  head: ({ loaderData, match }) => headFrom((heads) => heads.albumHead(loaderData, match.context.boot)),
  pendingComponent: skeleton((ahead) => ahead.AlbumPending),
  notFoundComponent: NotFound,
  component: function Album() {
    return <AlbumPage id={Number(Route.useParams().id)} />;
  },
});
