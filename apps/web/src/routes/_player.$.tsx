import { createFileRoute, notFound } from '@tanstack/react-router';
import { missingHead } from '../app/site-head.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** Every other address: not found, inside the frame, so that the music goes on. */
export const Route = createFileRoute('/_player/$')({
  loader: () => {
    throw notFound();
  },
  head: ({ match }) => missingHead(match.context.boot),
  notFoundComponent: NotFound,
});
