import { createFileRoute } from '@tanstack/react-router';
import { idParam } from '../app/load.ts';
import { GenreSheet } from '../features/admin/catalogue/genres/GenreSheet.tsx';
import { genresSearch } from '../features/admin/catalogue/names/names-search.ts';

/** One genre, in a sheet beside the table. */
export const Route = createFileRoute('/admin/genres/$id')({
  params: { parse: ({ id }) => ({ id: String(idParam(id)) }) },
  component: function Genre() {
    const { id } = Route.useParams();
    const search = Route.useSearch({ select: (found) => genresSearch({ ...found }) });
    return <GenreSheet id={Number(id)} search={search} />;
  },
});
