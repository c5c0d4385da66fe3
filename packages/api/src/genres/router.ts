import { albumPage } from '../albums/contract.ts';
import { byId, done } from '../core/contract.ts';
import { permitted, router } from '../core/trpc.ts';
import { trackPage } from '../tracks/contract.ts';
import * as contract from './contract.ts';
import * as genres from './genres.ts';

const view = permitted('music.view');
const manage = permitted('genres.manage');

export const genresRouter = router({
  list: view
    .input(contract.listGenres)
    .output(contract.genrePage)
    .query(({ ctx, input }) => genres.listGenres(ctx, input)),
  get: view
    .input(contract.genreBySlug)
    .output(contract.genreResponse)
    .query(({ ctx, input }) => genres.getGenre(ctx, input)),
  albums: view
    .input(contract.listOfGenre)
    .output(albumPage)
    .query(({ ctx, input }) => genres.genreAlbums(ctx, input)),
  tracks: view
    .input(contract.listOfGenre)
    .output(trackPage)
    .query(({ ctx, input }) => genres.genreTracks(ctx, input)),
  create: manage
    .input(contract.createGenre)
    .output(contract.oneGenre)
    .mutation(({ ctx, input }) => genres.createGenre(ctx, input)),
  update: manage
    .input(contract.updateGenre)
    .output(contract.oneGenre)
    .mutation(({ ctx, input }) => genres.updateGenre(ctx, input)),
  delete: manage
    .input(byId)
    .output(done)
    .mutation(({ ctx, input }) => genres.deleteGenre(ctx, input)),
});
