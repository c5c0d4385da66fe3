import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSignedIn } from '../app/guards.ts';

/** Pages of people with an account, inside the frame of the player. */
export const Route = createFileRoute('/_player/_account')({
  beforeLoad: requireSignedIn,
  component: Outlet,
});
