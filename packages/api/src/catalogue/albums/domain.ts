import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import * as contract from './contract.ts';
import { emptyAlbumTrash, publishScheduled } from './jobs.ts';
import { albumRows, artistAlbumRows } from './rest.ts';
import { albumsRouter, artistAlbumsRouter } from './router.ts';

export const albums = {
  name: 'albums',
  routers: { albums: albumsRouter, artists: artistAlbumsRouter },
  rows: [...albumRows, ...artistAlbumRows],
  about: ['Albums', 'Albums with their tracks, discs and credits.'],
  contract,
  jobs: [
    handledBy(emptyAlbumTrash, {
      start: async () => (await import('./trash-albums.ts')).emptyAlbumTrash,
    }),
    handledBy(publishScheduled, {
      start: async () => (await import('./publish-scheduled.ts')).publishScheduled,
    }),
  ],
} satisfies Domain;
