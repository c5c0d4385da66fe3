import type { Artist } from '@kantele/api/contract/artists';
import type { Genre } from '@kantele/api/contract/genres';
import { line } from '@kantele/api/translate';
import { text } from '@kantele/ui/css/text.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { PlayButton } from '@kantele/ui/PlayButton';
import { Shuffle } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { GlyphButton } from '../../app/parts/GlyphButton.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { listContext } from '../../catalogue/play-context.ts';
import { kinds } from '../../catalogue/registry.ts';
import { countTracks } from '../../lib/words.ts';
import { useContextState } from '../../player/starting/useContextState.ts';
import { useListPlayer } from '../../player/starting/useListPlayer.ts';
import { SongOrder } from './SongOrder.tsx';
import * as css from './SongsPage.css.ts';
import { isSortable, orderOf, type SongsSearch, songsAddress, songsList } from './songs-search.ts';
import { songsTitle } from './songs-title.ts';
import { TrackTable } from './TrackTable.tsx';
import { useSongs } from './useSongs.ts';

const orderWords = {
  popular: line('Most played'),
  name: line('Title'),
  newest: line('Just added'),
  length: line('Time'),
} as const;

interface SongsPageProps {
  search: SongsSearch;
  genre: Pick<Genre, 'id' | 'slug' | 'display_name'> | null;
  artist: Pick<Artist, 'id' | 'slug' | 'name' | 'artwork'> | null;
}

/** All songs there are, or all of a genre or an artist, in one of several orders. */
export function SongsPage({ search, genre, artist }: SongsPageProps) {
  const t = useT();
  const list = songsList(search, genre?.id);
  const source = useSongs(list);
  const context = genre
    ? kinds.genre.plays.context(genre)
    : artist
      ? kinds.artist.plays.context(artist)
      : listContext.songs(orderOf(search));
  const title = songsTitle(genre, artist);
  const label = t(title.text, title.values);
  const { playAll, shuffleAll } = useListPlayer(source, context);
  const state = useContextState(context.path);
  return (
    <Page className={css.page}>
      <div className={css.head}>
        <h1 className={text({ style: 'h1' })}>{label}</h1>
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
        {isSortable(search) && source.total > 1 && (
          <SongOrder address={songsAddress(search)} words={orderWords} className={css.order} />
        )}
      </div>
      {source.total === 0 ? (
        <EmptyState title={t('Nothing here yet')}>{t('Songs will appear here.')}</EmptyState>
      ) : (
        <TrackTable
          key={JSON.stringify(list)}
          source={source}
          context={context}
          label={label}
          address={songsAddress(search)}
        />
      )}
    </Page>
  );
}
