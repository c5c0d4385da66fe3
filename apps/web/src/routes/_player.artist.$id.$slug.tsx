import { createFileRoute } from '@tanstack/react-router';
import { canonical } from '../app/canonical.ts';
import { idParam, load } from '../app/load.ts';
import { reads } from '../catalogue/reads.ts';
import { kinds } from '../catalogue/registry.ts';
import { ArtistPage } from '../features/artists/ArtistPage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { oneOf } from '../lib/search-params.ts';
import { headFrom, skeleton } from './-later.tsx';

const tabs = ['discography', 'similar', 'about'] as const;

export const Route = createFileRoute('/_player/artist/$id/$slug')({
  validateSearch: (search): { tab?: (typeof tabs)[number] } => oneOf('tab', tabs, search),
  loader: async ({ context: { utils }, params, location }) => {
    const id = idParam(params.id);
    const { artist } = await load(() => utils.artists.get.ensureData({ id }));
    canonical(params, artist, kinds.artist.path(artist), location);
    const [albums] = await Promise.all([
      utils.artists.albums.ensureData(reads.artistAlbums(id)),
      utils.artists.tracks.ensureData(reads.artistTracks(id)),
      utils.artists.similar.ensureData({ id }),
    ]);
    const [latest] = albums.pagination.data;
    if (latest) await utils.albums.get.ensureData({ id: latest.id });
    return artist;
  },
  head: ({ loaderData, match }) => headFrom((heads) => heads.artistHead(loaderData, match.context.boot)),
  pendingComponent: skeleton((ahead) => ahead.ArtistPending),
  notFoundComponent: NotFound,
  component: function Artist() {
    const { tab = 'overview' } = Route.useSearch();
    return <ArtistPage id={Number(Route.useParams().id)} tab={tab} />;
  },
});
