import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { headFrom } from './-later.tsx';

/** Every other address: not found, inside the frame, so that the music goes on. */
export const Route = createFileRoute('/_player/$')({
  loader: () => {
    throw notFound();
  },
  head: ({ match }) => headFrom((heads) => heads.missingHead(match.context.boot)),
  notFoundComponent: NotFound,
});
