import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/localizations/$id')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/admin/localizations/$id"!</div>;
}
