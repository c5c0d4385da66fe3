import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireGuest } from '../app/guards.ts';

/** Pages for guests: somebody who is signed in goes where signing in leads. */
export const Route = createFileRoute('/_auth/_guest')({
  beforeLoad: (visit) => requireGuest(visit, visit.search.redirect),
  component: Outlet,
});
