import { text } from '@kantele/ui/css/text.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { FitTitle } from '@kantele/ui/FitTitle';
import { PlayButton } from '@kantele/ui/PlayButton';
import { CardGrid, Shelf } from '@kantele/ui/Shelf';
import { Link } from '@tanstack/react-router';
import { Shuffle } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { GlyphButton } from '../../app/parts/GlyphButton.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { SectionHead } from '../../app/parts/SectionHead.tsx';
import { trpc } from '../../app/trpc.ts';
import { reads } from '../../catalogue/reads.ts';
import { kinds } from '../../catalogue/registry.ts';
import { countTracks } from '../../lib/words.ts';
import { useContextState } from '../../player/starting/useContextState.ts';
import { usePlay } from '../../player/starting/usePlay.ts';
import { AlbumCard } from '../albums/AlbumCard.tsx';
import { ArtistCard } from '../artists/ArtistCard.tsx';
import { TrackList } from '../tracks/TrackList.tsx';
import * as css from './GenrePage.css.ts';

/** A genre: what is played most, its albums and its artists. */
export function GenrePage({ slug }: { slug: string }) {
  const t = useT();
  const [{ genre, artists }] = trpc.genres.get.useSuspenseQuery({ slug });
  const [albums] = trpc.genres.albums.useSuspenseQuery(reads.genreAlbums(slug));
  const [tracks] = trpc.genres.tracks.useSuspenseQuery(reads.genreTracks(slug));
  const context = kinds.genre.plays.context(genre);
  const popular = tracks.pagination.data;
  const { canPlay, playAll, warmFirst, shuffleAll } = usePlay(popular, context, { genre_id: genre.id });
  const state = useContextState(context.path);
  const found = albums.pagination.data;
  return (
    <Page>
      <div className={css.head}>
        <p className={text({ style: 'label' })}>{t('Genre')}</p>
        <FitTitle range="hero" size="clamp(3rem, 11cqi, 8rem)" className={css.title}>
          {genre.display_name}
        </FitTitle>
        <div className={css.actions}>
          <PlayButton
            label={state === 'playing' ? t('Pause') : t('Play popular :name', { name: genre.display_name })}
            playing={state === 'playing'}
            tone="accent"
            size={56}
            isDisabled={!canPlay}
            onPress={playAll}
            onIntent={warmFirst}
          />
          {canPlay && (
            <GlyphButton label={t('Shuffle :name', { name: genre.display_name })} onPress={shuffleAll}>
              <Shuffle size={20} aria-hidden="true" />
            </GlyphButton>
          )}
          <span className={text({ style: 'catalogue' })}>{countTracks(genre.tracks_count, t)}</span>
        </div>
      </div>
      {popular.length === 0 && found.length === 0 && (
        <EmptyState title={t('Nothing here yet')}>
          {t('Music of this genre will appear here once added.')}
        </EmptyState>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <SectionHead
            id="popular"
            title={t('Popular tracks')}
            action={
              tracks.pagination.next_cursor && (
                <Link to="/tracks" search={{ genre: genre.slug }}>
                  {t('Show all')}
                </Link>
              )
            }
          />
          <TrackList
            tracks={popular}
            context={context}
            layout="narrow"
            label={t('Popular tracks')}
            list={{ genre_id: genre.id }}
            columns
          />
        </section>
      )}
      {artists.length > 0 && (
        <Shelf title={t('Artists')}>
          {artists.map((artist) => (
            <ArtistCard key={artist.id} artist={artist} />
          ))}
        </Shelf>
      )}
      {found.length > 0 && (
        <section aria-labelledby="albums">
          <SectionHead id="albums" title={t('Albums')} />
          <CardGrid>
            {found.map((album) => (
              <AlbumCard key={album.id} album={album} />
            ))}
          </CardGrid>
        </section>
      )}
    </Page>
  );
}
