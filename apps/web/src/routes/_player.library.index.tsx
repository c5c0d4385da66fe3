import { createFileRoute, redirect } from '@tanstack/react-router';

/** The library opens with its songs. */
export const Route = createFileRoute('/_player/library/')({
  beforeLoad: () => {
    throw redirect({ to: '/library/$part', params: { part: 'songs' }, replace: true });
  },
});
