import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/localizations/')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/admin/localizations/"!</div>;
}
