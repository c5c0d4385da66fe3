import { createFileRoute } from '@tanstack/react-router';
import { idParam } from '../app/load.ts';
import { ArtistSheet } from '../features/admin/catalogue/artists/ArtistSheet.tsx';
import { artistsSearch } from '../features/admin/catalogue/artists/artists-search.ts';

/** One artist, in a sheet beside the table. */
export const Route = createFileRoute('/admin/artists/$id')({
  params: { parse: ({ id }) => ({ id: String(idParam(id)) }) },
  component: function Artist() {
    const { id } = Route.useParams();
    const search = Route.useSearch({ select: (found) => artistsSearch({ ...found }) });
    return <ArtistSheet id={Number(id)} search={search} />;
  },
});
