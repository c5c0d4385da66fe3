import { createFileRoute } from '@tanstack/react-router';
import { idParam } from '../app/load.ts';
import { FileSheet } from '../features/files/FileSheet.tsx';
import { filesSearch } from '../features/files/files-search.ts';

/** One file, in a sheet beside the table. */
export const Route = createFileRoute('/backstage/files/$id')({
  params: { parse: ({ id }) => ({ id: String(idParam(id)) }) },
  component: function File() {
    const { id } = Route.useParams();
    const search = Route.useSearch({ select: (found) => filesSearch({ ...found }) });
    return <FileSheet id={Number(id)} place="own" search={search} />;
  },
});
