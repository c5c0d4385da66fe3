import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { lyricsRows } from './rest.ts';
import { lyricsRouter } from './router.ts';

export const lyrics = {
  name: 'lyrics',
  routers: { lyrics: lyricsRouter },
  rows: lyricsRows,
  about: ['Lyrics', 'Lyrics of tracks, also by what is sung.'],
  contract,
} satisfies Domain;
