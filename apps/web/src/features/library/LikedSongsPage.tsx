import { line } from '@kantele/api/translate';
import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { EmptyLibraryDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { PlayButton } from '@kantele/ui/PlayButton';
import { Link } from '@tanstack/react-router';
import { Shuffle } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { GlyphButton } from '../../app/parts/GlyphButton.tsx';
import { listContext } from '../../catalogue/play-context.ts';
import { countTracks } from '../../lib/words.ts';
import { useContextState } from '../../player/starting/useContextState.ts';
import { useListPlayer } from '../../player/starting/useListPlayer.ts';
import { SongOrder } from '../tracks/SongOrder.tsx';
import { TrackTable } from '../tracks/TrackTable.tsx';
import { useSongs } from '../tracks/useSongs.ts';
import { LibraryFilter } from './LibraryFilter.tsx';
import { LibraryPage } from './LibraryPage.tsx';
import * as css from './library.css.ts';
import { type LikedSongsSearch, likedAddress, likedList } from './liked-songs.ts';
import { NothingFound } from './NothingFound.tsx';

const orderWords = {
  newest: line('Liked last'),
  name: line('Title'),
  length: line('Time'),
} as const;

/** Every song one likes, in one of several orders. */
export function LikedSongsPage({ search }: { search: LikedSongsSearch }) {
  return (
    <LibraryPage path="/library/songs">
      <Songs search={search} />
    </LibraryPage>
  );
}

function Songs({ search }: { search: LikedSongsSearch }) {
  const t = useT();
  const list = likedList(search);
  const address = likedAddress(search);
  const source = useSongs(list);
  const { sort, direction } = address;
  const context = listContext.liked({ sort, direction, query: search.q ?? '' });
  const { playAll, shuffleAll } = useListPlayer(source, context);
  const state = useContextState(context.path);
  const label = t('Liked songs');
  if (source.total === 0 && !search.q) {
    return (
      <EmptyState
        title={t('Nothing saved yet')}
        drawing={<EmptyLibraryDrawing />}
        layout="page"
        action={
          <Link to="/tracks" className={buttonStyle({ variant: 'accent' })}>
            {t('Find music')}
          </Link>
        }
      >
        {t('Like a song and it will land here.')}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={css.actions}>
        <PlayButton
          label={state === 'playing' ? t('Pause') : t('Play :name', { name: label })}
          playing={state === 'playing'}
          tone="accent"
          size={48}
          isDisabled={source.total === 0}
          onPress={playAll}
        />
        {source.total > 0 && (
          <GlyphButton label={t('Shuffle :name', { name: label })} onPress={shuffleAll}>
            <Shuffle size={20} aria-hidden="true" />
          </GlyphButton>
        )}
        <span className={text({ style: 'catalogue' })}>{countTracks(source.total, t)}</span>
      </div>
      <div className={css.tools}>
        <LibraryFilter label={t('Filter liked songs')} query={search.q} />
        <SongOrder address={address} words={orderWords} className={css.chips} />
      </div>
      {source.total === 0 ? (
        <NothingFound query={search.q ?? ''} to="/library/songs" />
      ) : (
        <TrackTable
          key={JSON.stringify(list)}
          source={source}
          context={context}
          label={label}
          address={address}
          own
        />
      )}
    </>
  );
}
