import { translator } from '@kantele/api/translate';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { backstageHead } from '../features/backstage/backstage-head.ts';
import { ReleasePage } from '../features/backstage/ReleasePage.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';

export const Route = createFileRoute('/backstage/releases/$id')({
  loader: async ({ context: { utils }, params }) => {
    const id = Number(params.id);
    if (!Number.isSafeInteger(id) || id < 1) throw notFound();
    await load(() => utils.backstage.release.ensureData({ id }));
  },
  head: ({ match: { context }, params }) =>
    backstageHead(context.boot, translator(context.boot.i18n)('Release'), `/releases/${params.id}`),
  notFoundComponent: NotFound,
  component: function Release() {
    return <ReleasePage id={Number(Route.useParams().id)} />;
  },
});
