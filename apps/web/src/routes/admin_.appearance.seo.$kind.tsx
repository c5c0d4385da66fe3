import { seoKinds } from '@kantele/api/seo-pages';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { SeoKindPanel } from '../features/admin/appearance/SeoKindPanel.tsx';

export const Route = createFileRoute('/admin_/appearance/seo/$kind')({
  loader: ({ params }) => {
    const kind = seoKinds.find((known) => known === params.kind);
    if (!kind) throw notFound();
    return { kind };
  },
  component: function Kind() {
    return <SeoKindPanel kind={Route.useLoaderData().kind} />;
  },
});
