import { createFileRoute } from '@tanstack/react-router';
import { can } from '../app/boot.tsx';
import { canonical } from '../app/canonical.ts';
import { idParam, load } from '../app/load.ts';
import { reads } from '../catalogue/reads.ts';
import { kinds } from '../catalogue/registry.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { TrackPage } from '../features/tracks/TrackPage.tsx';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/track/$id/$slug')({
  validateSearch: ({ t }): { t?: number } => ({
    t: typeof t === 'number' && Number.isSafeInteger(t) && t > 0 ? t : undefined,
  }),
  loader: async ({ context: { utils, boot }, params, location }) => {
    const id = idParam(params.id);
    const { track } = await load(() => utils.tracks.get.ensureData({ id }));
    canonical(params, track, kinds.track.path(track), location);
    const [artist] = track.artists;
    const lyrics = track.has_lyrics && can(boot, 'lyrics.view');
    await Promise.all([
      utils.tracks.waveform.ensureData({ id }),
      lyrics && utils.lyrics.get.ensureData({ track_id: id }),
      artist && utils.artists.albums.ensureData(reads.moreByArtist(artist.id)),
    ]);
    return track;
  },
  head: ({ loaderData, match }) => headFrom((heads) => heads.trackHead(loaderData, match.context.boot)),
  pendingComponent: skeleton((ahead) => ahead.AlbumPending),
  notFoundComponent: NotFound,
  component: function Track() {
    return <TrackPage id={Number(Route.useParams().id)} from={Route.useSearch().t} />;
  },
});
