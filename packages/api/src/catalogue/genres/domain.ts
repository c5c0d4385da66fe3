import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { genreRows } from './rest.ts';
import { genresRouter } from './router.ts';

export const genres = {
  name: 'genres',
  routers: { genres: genresRouter },
  rows: genreRows,
  about: ['Genres', 'Genres with their artists, albums and tracks.'],
  contract,
} satisfies Domain;
