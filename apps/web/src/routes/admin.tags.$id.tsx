import { createFileRoute } from '@tanstack/react-router';
import { idParam } from '../app/load.ts';
import { tagsSearch } from '../features/admin/catalogue/names/names-search.ts';
import { TagSheet } from '../features/admin/catalogue/tags/TagSheet.tsx';

/** One tag, in a sheet beside the table. */
export const Route = createFileRoute('/admin/tags/$id')({
  params: { parse: ({ id }) => ({ id: String(idParam(id)) }) },
  component: function Tag() {
    const { id } = Route.useParams();
    const search = Route.useSearch({ select: (found) => tagsSearch({ ...found }) });
    return <TagSheet id={Number(id)} search={search} />;
  },
});
