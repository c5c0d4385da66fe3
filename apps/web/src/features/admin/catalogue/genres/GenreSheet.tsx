import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../../../app/trpc.ts';
import { kinds } from '../../../../catalogue/registry.ts';
import { NameSheet } from '../names/NameSheet.tsx';
import type { GenresSearch } from '../names/names-search.ts';
import { useGenreActions } from '../names/use-name-actions.ts';

/** One genre, beside the table it was opened from. */
export function GenreSheet({ id, search }: { id: number; search: GenresSearch }) {
  const navigate = useNavigate();
  const query = trpc.genres.get.useQuery({ slug: id });
  const actions = useGenreActions();
  const genre = query.data?.genre;
  return (
    <NameSheet
      kind="genres"
      id={id}
      name={genre}
      actions={actions}
      page={genre && kinds.genre.link(genre)}
      query={query}
      onClose={() => void navigate({ to: '/admin/genres', search, state: true, resetScroll: false })}
    />
  );
}
