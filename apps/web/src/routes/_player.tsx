import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { PlayerLayout } from '../layout/PlayerLayout.tsx';

/** Its pages that are not about music: everybody with an account has settings, and everybody may read and write to us. */
const apart = ['/_player/_account', '/_player/_open'];

/** The web player: for everybody who may see music, signed in or not. */
export const Route = createFileRoute('/_player')({
  beforeLoad: (visit) => {
    const free = visit.matches.some(({ routeId }) => apart.some((path) => routeId.startsWith(path)));
    if (!free) requirePermission(visit, 'music.view');
  },
  component: PlayerLayout,
});
