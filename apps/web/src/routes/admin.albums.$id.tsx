import { createFileRoute } from '@tanstack/react-router';
import { idParam } from '../app/load.ts';
import { AlbumSheet } from '../features/admin/catalogue/albums/AlbumSheet.tsx';
import { albumsSearch } from '../features/admin/catalogue/albums/albums-search.ts';

/** One album, in a sheet beside the table. */
export const Route = createFileRoute('/admin/albums/$id')({
  params: { parse: ({ id }) => ({ id: String(idParam(id)) }) },
  component: function Album() {
    const { id } = Route.useParams();
    const search = Route.useSearch({ select: (found) => albumsSearch({ ...found }) });
    return <AlbumSheet id={Number(id)} search={search} />;
  },
});
