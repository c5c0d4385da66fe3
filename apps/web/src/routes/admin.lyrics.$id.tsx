import { createFileRoute } from '@tanstack/react-router';
import { idParam } from '../app/load.ts';
import { LyricsSheet } from '../features/admin/catalogue/lyrics/LyricsSheet.tsx';
import { lyricsSearch } from '../features/admin/catalogue/lyrics/lyrics-search.ts';

/** Lyrics of one track, in a sheet beside the table. */
export const Route = createFileRoute('/admin/lyrics/$id')({
  params: { parse: ({ id }) => ({ id: String(idParam(id)) }) },
  component: function LyricsOfTrack() {
    const { id } = Route.useParams();
    const search = Route.useSearch({ select: (found) => lyricsSearch({ ...found }) });
    return <LyricsSheet id={Number(id)} search={search} />;
  },
});
