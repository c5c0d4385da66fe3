import type { PlaylistSummary } from '@kantele/api/contract/playlists';
import { ErrorState } from '@kantele/ui/ErrorState';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useCan } from '../../app/boot.tsx';
import { lazyPart } from '../../app/code.ts';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { carriesTracks, tracksOf } from '../../catalogue/drag/drag.ts';
import { kinds } from '../../catalogue/registry.ts';
import { Mosaic } from '../../features/playlists/Mosaic.tsx';
import { useAddTracks } from '../../features/playlists/useAddTracks.ts';
import { countTracks } from '../../lib/words.ts';
import { useContextState } from '../../player/starting/useContextState.ts';
import { RowWords } from './RowWords.tsx';
import * as css from './Sidebar.css.ts';

const NewPlaylist = lazyPart(() => import('../../features/playlists/NewPlaylist.tsx'));

/** So many are listed, those that were changed last; the page of the library has all. */
const listed = 50;

/** One's playlists; songs can be dropped on those that are filled by hand. */
export function OwnPlaylists() {
  const t = useT();
  const { data, isError, refetch } = trpc.playlists.mine.useQuery({ per_page: listed });
  if (isError && !data)
    return (
      <ErrorState
        title={t('There was an issue. Please try again.')}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <div className={css.listPlace} />;
  const { data: playlists, next_cursor } = data.pagination;
  return (
    <nav className={css.listPlace} aria-label={t('Your playlists')}>
      <ul className={css.recentList}>
        <NewRow />
        {playlists.map((playlist) => (
          <li key={playlist.id}>
            <Item playlist={playlist} />
          </li>
        ))}
        {next_cursor && (
          <li>
            <Link to="/library/$part" params={{ part: 'playlists' }} className={css.allPlaylists}>
              {t('All playlists')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function NewRow() {
  const t = useT();
  const mayCreate = useCan('playlists.create');
  const [creates, setCreates] = useState(false);
  if (!mayCreate) return null;
  return (
    <li>
      <button
        type="button"
        className={css.recentItem}
        title={t('New playlist')}
        onClick={() => setCreates(true)}
      >
        <span className={css.newTile}>
          <Plus size={18} aria-hidden="true" />
        </span>
        <span className={css.recentText}>
          <span className={css.recentName}>{t('New playlist')}</span>
        </span>
      </button>
      {creates && <NewPlaylist onClose={() => setCreates(false)} />}
    </li>
  );
}

function Item({ playlist }: { playlist: PlaylistSummary }) {
  const t = useT();
  const { name, artworks, smart, tracks_count } = playlist;
  const state = useContextState(kinds.playlist.path(playlist));
  const { isOver, ...drop } = useDrop(playlist);
  return (
    <Link
      {...kinds.playlist.link(playlist)}
      className={css.recentItem}
      data-playing={state ? '' : undefined}
      data-over={isOver ? '' : undefined}
      title={name}
      {...(smart ? {} : drop)}
    >
      <span className={css.mosaic}>
        <Mosaic artworks={artworks} name={name} sizes="40px" />
      </span>
      <RowWords name={name} sub={countTracks(tracks_count, t)} state={state} />
    </Link>
  );
}

/** Takes songs that are dragged onto a playlist. */
function useDrop(playlist: PlaylistSummary) {
  const showFailure = useShowFailure();
  const { add } = useAddTracks();
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!carriesTracks(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  return {
    isOver,
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!carriesTracks(event)) return;
      event.preventDefault();
      const ids = tracksOf(event);
      if (ids.length > 0) add(playlist, ids).catch(showFailure);
    },
  };
}
