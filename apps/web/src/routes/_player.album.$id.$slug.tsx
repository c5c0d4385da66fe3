import { createFileRoute } from '@tanstack/react-router';
import { albumHead } from '../features/albums/album-head.ts';
import { AlbumPage } from '../features/albums/AlbumPage.tsx';
import { pathOf } from '../lib/routes.ts';
import { canonical } from '../shell/canonical.ts';
import { idParam, load } from '../shell/load.ts';

export const Route = createFileRoute('/_player/album/$id/$slug')({
  loader: async ({ context: { utils }, params }) => {
    const id = idParam(params.id);
    const { album } = await load(() => utils.albums.get.ensureData({ id }));
    canonical(params, album, pathOf.album(album));
    const [artist] = album.artists;
    if (artist) await utils.artists.albums.ensureData({ id: artist.id, perPage: 12 });
    return albumHead.pick(album);
  },
  head: ({ loaderData, match }) => albumHead.tags(loaderData, match.context.boot),
  component: () => <AlbumPage id={Number(Route.useParams().id)} />,
});
