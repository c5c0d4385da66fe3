import { createFileRoute } from '@tanstack/react-router';
import { idParam } from '../app/load.ts';
import { TrackSheet } from '../features/admin/catalogue/tracks/TrackSheet.tsx';
import { tracksSearch } from '../features/admin/catalogue/tracks/tracks-search.ts';

/** One track, in a sheet beside the table. */
export const Route = createFileRoute('/admin/tracks/$id')({
  params: { parse: ({ id }) => ({ id: String(idParam(id)) }) },
  component: function Track() {
    const { id } = Route.useParams();
    const search = Route.useSearch({ select: (found) => tracksSearch({ ...found }) });
    return <TrackSheet id={Number(id)} search={search} />;
  },
});
