import { createFileRoute } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { LibraryPart } from '../features/library/LibraryPart.tsx';
import { loadLibrary } from '../features/library/load-library.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { headFrom, skeleton } from './-later.tsx';

/** What addresses of the library may say; each part reads what it knows of it. */
type LibrarySearch = { [Name in 'sort' | 'dir' | 'q' | 'cursor']?: string } & { page?: number };

const word = (value: unknown) => (value === undefined || value === '' ? undefined : String(value));

/** Parts of one's library; what their addresses say is read with them, not with every page. */
export const Route = createFileRoute('/_player/library/$part')({
  validateSearch: ({ sort, dir, q, cursor, page }): LibrarySearch => ({
    sort: word(sort),
    dir: word(dir),
    q: word(q),
    cursor: word(cursor),
    page: typeof page === 'number' ? page : undefined,
  }),
  loaderDeps: ({ search: { page: _, ...search } }) => search,
  loader: ({ context, params, deps }) => load(() => loadLibrary(context, params.part, deps)),
  head: ({ match: { context, params } }) => headFrom((heads) => heads.libraryHead(context.boot, params.part)),
  pendingComponent: skeleton((ahead) => ahead.SongsPending),
  notFoundComponent: NotFound,
  component: function Library() {
    return <LibraryPart part={Route.useParams().part} search={Route.useSearch()} />;
  },
});
