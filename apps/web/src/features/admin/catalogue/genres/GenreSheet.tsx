import { buttonStyle } from '@kantele/ui/Button.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCan } from '../../../../app/boot.tsx';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { kinds } from '../../../../catalogue/registry.ts';
import { countTracks } from '../../../../lib/words.ts';
import { badges, fields } from '../../parts/parts.css.ts';
import { RecordSheet } from '../../parts/RecordSheet.tsx';
import { NameEditor } from '../names/NameEditor.tsx';
import { NamesBulk } from '../names/NamesBulk.tsx';
import type { GenresSearch } from '../names/names-search.ts';
import { SheetHead } from '../SheetHead.tsx';
import { useGenreActions, useRefreshGenres } from './use-genre-actions.ts';

/** One genre, beside the table it was opened from. */
export function GenreSheet({ id, search }: { id: number; search: GenresSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefreshGenres();
  const managesAlbums = useCan('albums.manage');
  const managesTracks = useCan('tracks.manage');
  const query = trpc.genres.get.useQuery({ slug: id });
  const update = trpc.genres.update.useMutation();
  const { merge, remove } = useGenreActions();
  const close = () => void navigate({ to: '/admin/genres', search, state: true, resetScroll: false });
  const genre = query.data?.genre;
  const link = buttonStyle({ size: 'small', variant: 'outline' });
  return (
    <RecordSheet
      id={id}
      title={genre?.display_name ?? t('Genre')}
      missing={t('No such genre')}
      failed={t('The genre could not be loaded')}
      query={query}
      onClose={close}
    >
      {genre ? (
        <div key={id} className={fields.stack}>
          <SheetHead facts={[countTracks(genre.tracks_count, t)]} page={kinds.genre.link(genre)}>
            {managesAlbums && (
              <Link to="/admin/albums" search={{ genre: id }} className={link}>
                {t('Albums')}
              </Link>
            )}
            {managesTracks && (
              <Link to="/admin/tracks" search={{ genre: id }} className={link}>
                {t('Tracks')}
              </Link>
            )}
          </SheetHead>
          <NameEditor
            label={t('Genre')}
            display_name={genre.display_name}
            onRename={async (display_name) => {
              await update.mutateAsync({ id, display_name });
              await query.refetch();
              void refresh();
            }}
          />
          <div className={badges}>
            <NamesBulk
              kind="genres"
              look="sheet"
              ids={[id]}
              onMerge={(into) => merge([id], into)}
              onDelete={() => remove([id])}
              onDone={close}
            />
          </div>
        </div>
      ) : null}
    </RecordSheet>
  );
}
