import { createFileRoute, Outlet } from '@tanstack/react-router';

/** Pages of the site itself: for everybody, also where music is for members. */
export const Route = createFileRoute('/_player/_open')({ component: Outlet });
