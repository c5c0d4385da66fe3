import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { artistRows, moreArtistRows } from './rest.ts';
import { artistsRouter } from './router.ts';

export const artists = {
  name: 'artists',
  routers: { artists: artistsRouter },
  rows: [...artistRows, ...moreArtistRows],
  about: ['Artists', 'Artists with their albums and tracks.'],
  contract,
  exported: {
    artist_members: { column: 'user_id' },
  },
} satisfies Domain;
