import { translator } from '@kantele/api/translate';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { backstageHead } from '../features/backstage/backstage-head.ts';
import { LyricsPage } from '../features/backstage/lyrics/LyricsPage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;

export const Route = createFileRoute('/backstage/releases/$id_/lyrics/$track')({
  loader: async ({ context: { utils }, params }) => {
    const [releaseId, id] = [Number(params.id), Number(params.track)];
    if (!isId(releaseId) || !isId(id)) throw notFound();
    const { track } = await load(() => utils.tracks.get.ensureData({ id }));
    if (track.album.id !== releaseId) throw notFound();
    await load(() => utils.lyrics.get.ensureData({ track_id: id }));
  },
  head: ({ match: { context }, params }) =>
    backstageHead(
      context.boot,
      translator(context.boot.i18n)('Lyrics'),
      `/releases/${params.id}/lyrics/${params.track}`,
    ),
  notFoundComponent: NotFound,
  component: function TrackLyrics() {
    const { id, track } = Route.useParams();
    return <LyricsPage releaseId={Number(id)} trackId={Number(track)} />;
  },
});
