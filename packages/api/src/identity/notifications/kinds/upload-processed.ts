import { z } from 'zod';
import { id } from '../../../core/contract.ts';
import { line } from '../../../core/translate.ts';
import { defineKind, nameIn } from '../kind.ts';

/** All sounds the receiver uploaded for a release have been looked at. */
export const uploadProcessed = defineKind({
  id: 'upload-processed',
  label: line('Uploads that are ready or failed'),
  group: 'backstage',
  data: z.object({
    album: z.object({ id, name: z.string() }),
    ready: z.int(),
    failed: z.int(),
  }),
  channels: { in_app: true, email: false, browser: false },
  groupBy: ({ album }) => String(album.id),
  say: ({ t, data: { album, ready, failed } }) => ({
    image: null,
    icon: 'disc',
    lines: [
      failed === 0
        ? t('The sound of :album is ready', { album: nameIn(album.name) })
        : t('Some files of :album could not be read', { album: nameIn(album.name) }),
      ...(ready > 0 ? [t(':count track is ready|:count tracks are ready', { count: ready })] : []),
      ...(failed > 0
        ? [t(':count file could not be read|:count files could not be read', { count: failed })]
        : []),
    ],
    link: { action: `/backstage/releases/${album.id}`, label: t('Open release') },
  }),
});
