import { byIds, byUndo, changed, deleted, done } from '../../core/contract.ts';
import { permitted, router } from '../../core/trpc.ts';
import { albumPage } from '../albums/contract.ts';
import { trackPage } from '../tracks/contract.ts';
import * as contract from './contract.ts';
import { createGenre } from './create-genre.ts';
import { deleteGenre } from './delete-genre.ts';
import { deleteGenres, restoreGenres } from './delete-genres.ts';
import { getGenre } from './get-genre.ts';
import { listGenreAlbums, listGenreTracks } from './list-genre-contents.ts';
import { findGenres, listGenres } from './list-genres.ts';
import { mergeGenres } from './merge-genres.ts';
import { updateGenre } from './update-genre.ts';

const view = permitted('music.view');
const manage = permitted('genres.manage');

export const genresRouter = router({
  list: view
    .input(contract.listGenres)
    .output(contract.genrePage)
    .query(({ ctx, input }) => listGenres(ctx, input)),
  search: view
    .input(contract.searchGenres)
    .output(contract.genreHits)
    .query(async ({ ctx, input }) => ({ genres: await findGenres(ctx, input.query, input.limit) })),
  get: view
    .input(contract.genreBySlug)
    .output(contract.genreResponse)
    .query(({ ctx, input }) => getGenre(ctx, input)),
  albums: view
    .input(contract.listOfGenre)
    .output(albumPage)
    .query(({ ctx, input }) => listGenreAlbums(ctx, input)),
  tracks: view
    .input(contract.listOfGenre)
    .output(trackPage)
    .query(({ ctx, input }) => listGenreTracks(ctx, input)),
  create: manage
    .input(contract.createGenre)
    .output(contract.oneGenre)
    .mutation(({ ctx, input }) => createGenre(ctx, input)),
  update: manage
    .input(contract.updateGenre)
    .output(contract.oneGenre)
    .mutation(({ ctx, input }) => updateGenre(ctx, input)),
  merge: manage
    .input(contract.mergeGenres)
    .output(contract.oneGenre)
    .mutation(({ ctx, input }) => mergeGenres(ctx, input)),
  deleteMany: manage
    .input(byIds)
    .output(deleted)
    .mutation(({ ctx, input }) => deleteGenres(ctx, input)),
  restore: manage
    .input(byUndo)
    .output(changed)
    .mutation(({ ctx, input }) => restoreGenres(ctx, input)),
  delete: manage
    .input(contract.deleteGenre)
    .output(done)
    .mutation(({ ctx, input }) => deleteGenre(ctx, input)),
});
