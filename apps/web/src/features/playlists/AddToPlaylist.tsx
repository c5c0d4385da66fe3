import type { PlaylistSummary } from '@kantele/api/contract/playlists';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { Dialog } from '@kantele/ui/Dialog';
import { ErrorState } from '@kantele/ui/ErrorState';
import { Form } from '@kantele/ui/Form';
import { SearchField } from '@kantele/ui/SearchField';
import { Skeleton } from '@kantele/ui/Skeleton';
import { TextField } from '@kantele/ui/TextField';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { isOfPlaylists } from '../../catalogue/playlists/playlist-queries.ts';
import { kinds } from '../../catalogue/registry.ts';
import { countTracks } from '../../lib/words.ts';
import * as css from './AddToPlaylist.css.ts';
import { Mosaic } from './Mosaic.tsx';

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
  const router = useRouter();
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  const [query, setQuery] = useState('');
  const { data, isError, refetch } = trpc.playlists.mine.useQuery(
    { per_page: offered, smart: false, ...(query ? { query } : {}) },
    { placeholderData: keepPreviousData },
  );
  const [hasMany, setHasMany] = useState(false);
  if (!hasMany && (data?.pagination.data.length ?? 0) > searched) setHasMany(true);
  const refresh = () => void queryClient.invalidateQueries({ predicate: isOfPlaylists });
  const show = (playlist: PlaylistSummary) => ({
    label: t('Show'),
    onPress: () => void router.navigate(kinds.playlist.link(playlist)),
  });
  const choosing = useSubmit(async (values) => {
    const playlist = data?.pagination.data.find(({ id }) => String(id) === textOf(values, 'playlist'));
    if (!playlist) return;
    const { added } = await client.playlists.add.mutate({ id: playlist.id, track_ids: [...(await ids())] });
    onClose();
    refresh();
    const words =
      added > 0
        ? t('Added to :name', { name: playlist.name })
        : t('Already in :name', { name: playlist.name });
    void notify(words, { action: show(playlist) });
  });
  const making = useSubmit(async (values) => {
    const { playlist } = await client.playlists.create.mutate({
      name: textOf(values, 'name'),
      track_ids: [...(await ids())],
    });
    onClose();
    refresh();
    void notify(t('Added to :name', { name: playlist.name }), { action: show(playlist) });
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
      <Form label={t('New playlist')} busy={making.busy} errors={making.errors} onSubmit={making.onSubmit}>
        <div className={css.form}>
          <TextField name="name" label={t('New playlist')} maxLength={255} isRequired />
          <Button type="submit" variant="accent" pending={making.busy}>
            {t('Create')}
          </Button>
        </div>
      </Form>
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
      {isError && (
        <ErrorState
          title={t('There was an issue. Please try again.')}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
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
