import { text } from '@kantele/ui/css/text.css';
import { Dialog } from '@kantele/ui/Dialog';
import { SearchField } from '@kantele/ui/SearchField';
import { Skeleton } from '@kantele/ui/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { TryAgain } from '../../app/parts/TryAgain.tsx';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { countTracks } from '../../lib/words.ts';
import * as css from './AddToPlaylist.css.ts';
import { Mosaic } from './Mosaic.tsx';
import { NewNameForm } from './NewNameForm.tsx';
import { useAddTracks } from './useAddTracks.ts';

/** So many playlists are offered; others are found by their names. */
const offered = 50;
/** More of them are searched through. */
const searched = 8;

interface AddToPlaylistProps {
  /** What is added, for the title. */
  name: string;
  ids: () => Promise<readonly number[]>;
  onClose: () => void;
}

/** Puts tracks into one of one's playlists, or into a new one. */
export default function AddToPlaylist({ name, ids, onClose }: AddToPlaylistProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const { data, isError, refetch } = trpc.playlists.mine.useQuery(
    { per_page: offered, smart: false, ...(query ? { query } : {}) },
    { placeholderData: keepPreviousData },
  );
  const [hasMany, setHasMany] = useState(false);
  if (!hasMany && (data?.pagination.data.length ?? 0) > searched) setHasMany(true);
  const { add, addToNew } = useAddTracks();
  const choosing = useSubmit(async (values) => {
    const playlist = data?.pagination.data.find(({ id }) => String(id) === textOf(values, 'playlist'));
    if (!playlist) return;
    await add(playlist, await ids());
    onClose();
  });
  const making = useSubmit(async (values) => {
    await addToNew(textOf(values, 'name'), await ids());
    onClose();
  });
  const playlists = data?.pagination.data ?? [];
  const choose = (id: number) => {
    const form = document.createElement('form');
    choosing.onSubmit({ playlist: String(id) }, form);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Add :name to a playlist', { name })}
      closeLabel={t('Close')}
      size="small"
    >
      <NewNameForm label={t('New playlist')} {...making} />
      {hasMany && (
        <div className={css.search}>
          <SearchField
            label={t('Find a playlist')}
            placeholder={t('Find a playlist')}
            clearLabel={t('Clear')}
            value={query}
            onChange={setQuery}
          />
        </div>
      )}
      {isError && <TryAgain onRetry={refetch} />}
      {!data && !isError && <Skeleton height={120} />}
      {playlists.length > 0 && (
        <ul className={css.list} aria-label={t('Your playlists')}>
          {playlists.map((playlist) => (
            <li key={playlist.id}>
              <button
                type="button"
                className={css.entry}
                disabled={choosing.busy}
                onClick={() => choose(playlist.id)}
              >
                <Mosaic artworks={playlist.artworks} name={playlist.name} sizes="40px" />
                <span className={css.words}>
                  <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
                    {playlist.name}
                  </span>
                  <span className={text({ style: 'meta', tone: 'muted' })}>
                    {countTracks(playlist.tracks_count, t)}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
