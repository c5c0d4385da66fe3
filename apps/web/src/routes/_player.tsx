import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { can } from '../shell/boot.tsx';
import { PlayerLayout } from '../shell/PlayerLayout.tsx';

/** The web player: for everybody who may see music, signed in or not. */
export const Route = createFileRoute('/_player')({
  beforeLoad: ({ context: { boot } }) => {
    if (can(boot, 'music.view')) return;
    if (!boot.user) throw redirect({ href: '/login' });
    throw notFound();
  },
  component: PlayerLayout,
});
