import type { Artist } from '@kantele/api/contract/artists';
import { NamePrint } from '@kantele/ui/Artwork';
import { VerifiedBadge } from '@kantele/ui/Badge';
import { text } from '@kantele/ui/css/text.css';
import { FitTitle } from '@kantele/ui/FitTitle';
import { PlayButton } from '@kantele/ui/PlayButton';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { GlyphButton } from '../../app/parts/GlyphButton.tsx';
import { trpc } from '../../app/trpc.ts';
import { MoreButton } from '../../catalogue/menus/MoreButton.tsx';
import { reads } from '../../catalogue/reads.ts';
import { kinds } from '../../catalogue/registry.ts';
import { ShareButton } from '../../catalogue/ShareButton.tsx';
import { formatPlace } from '../../lib/format.ts';
import { imageSrcSet, imageUrl } from '../../lib/images.ts';
import { countPlays } from '../../lib/words.ts';
import { useContextState } from '../../player/starting/useContextState.ts';
import { usePlay } from '../../player/starting/usePlay.ts';
import { FollowButton } from '../follows/FollowButton.tsx';
import * as css from './ArtistHero.css.ts';

/** The name, and the portrait in ink, or a print in its place. */
export function ArtistHero({ artist }: { artist: Artist }) {
  const t = useT();
  const language = useLanguage();
  const { name } = artist;
  const [{ pagination }] = trpc.artists.tracks.useSuspenseQuery(reads.artistTracks(artist.id));
  const context = kinds.artist.plays.context(artist);
  const state = useContextState(context.path);
  const { canPlay, playAll, warmFirst, shuffleAll } = usePlay(pagination.data, context, {
    artist_id: artist.id,
  });
  const line = [
    artist.followers_count > 0
      ? t(':count follower|:count followers', { count: artist.followers_count })
      : null,
    artist.plays_count > 0 ? countPlays(artist.plays_count, t) : null,
    formatPlace(artist.city, artist.country, language, t),
  ].filter(Boolean);
  const alt = t('Image for :name', { name });
  const [failed, setFailed] = useState(false);
  const portrait = failed ? null : (artist.banner ?? artist.artwork);
  return (
    <div className={css.hero}>
      {portrait ? (
        <div className={css.panel} data-wide={artist.banner ? '' : undefined}>
          <img
            className={css.portrait}
            src={imageUrl(portrait.hash, 640)}
            srcSet={imageSrcSet(portrait.hash, 1200)}
            sizes={artist.banner ? '100vw' : '(min-width: 768px) 640px, 100vw'}
            alt={alt}
            width={640}
            height={452}
            fetchPriority="high"
            draggable={false}
            onError={() => setFailed(true)}
          />
        </div>
      ) : (
        <NamePrint name={name} className={css.print} />
      )}
      <div className={css.inner}>
        <div className={css.words}>
          {artist.verified && <VerifiedBadge label={t('Verified artist')} />}
          <FitTitle range="hero" size={css.titleSize} className={css.title}>
            {artist.name}
          </FitTitle>
          {line.length > 0 && <p className={text({ style: 'catalogue' })}>{line.join(' · ')}</p>}
          <div className={css.actions}>
            <PlayButton
              label={state === 'playing' ? t('Pause') : t('Play :name', { name })}
              playing={state === 'playing'}
              tone="accent"
              size={56}
              isDisabled={!canPlay}
              onPress={playAll}
              onIntent={warmFirst}
            />
            <FollowButton type="artists" id={artist.id} name={name} />
            <span className={css.rest}>
              {canPlay && (
                <GlyphButton label={t('Shuffle :name', { name })} onPress={shuffleAll}>
                  <Shuffle size={20} aria-hidden="true" />
                </GlyphButton>
              )}
              <ShareButton entity={{ kind: 'artist', thing: artist }} />
              <MoreButton entity={{ kind: 'artist', thing: artist }} />
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}
