import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { PlayerLayout } from '../layout/PlayerLayout.tsx';

/** Its pages that are not about music: everybody with an account has settings. */
const apart = '/_player/_account';

/** The web player: for everybody who may see music, signed in or not. */
export const Route = createFileRoute('/_player')({
  beforeLoad: (visit) => {
    const free = visit.matches.some(({ routeId }) => routeId.startsWith(apart));
    if (!free) requirePermission(visit, 'music.view');
  },
  component: PlayerLayout,
});
