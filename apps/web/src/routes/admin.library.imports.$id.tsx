import { createFileRoute } from '@tanstack/react-router';
import { idParam } from '../app/load.ts';
import { ImportSheet } from '../features/admin/library/ImportSheet.tsx';
import { importsSearch } from '../features/admin/library/imports-search.ts';

/** One import, in a sheet over the list. */
export const Route = createFileRoute('/admin/library/imports/$id')({
  params: { parse: ({ id }) => ({ id: String(idParam(id)) }) },
  component: function Import() {
    const { id } = Route.useParams();
    return (
      <ImportSheet
        id={Number(id)}
        search={Route.useSearch({ select: (search) => importsSearch({ ...search }) })}
      />
    );
  },
});
