import { createFileRoute, notFound } from '@tanstack/react-router';
import { missingHead } from '../app/site-head.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** Every other address of the administration: not found, inside its frame. */
export const Route = createFileRoute('/admin/$')({
  loader: () => {
    throw notFound();
  },
  head: ({ match }) => missingHead(match.context.boot),
  notFoundComponent: NotFound,
});
