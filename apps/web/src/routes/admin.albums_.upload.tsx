import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { UploadMusicPage } from '../features/admin/catalogue/upload/UploadMusicPage.tsx';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** Folders of music that become albums. */
export const Route = createFileRoute('/admin/albums_/upload')({
  beforeLoad: (visit) => {
    for (const name of ['albums.manage', 'artists.manage', 'tracks.manage'] as const)
      requirePermission(visit, name);
  },
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Upload music'), '/albums/upload'),
  notFoundComponent: NotFound,
  component: UploadMusicPage,
});
