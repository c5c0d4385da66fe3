import type { Artist } from '@kantele/api/contract/artists';
import { FitTitle, PlayButton, text, VerifiedBadge } from '@kantele/ui';
import { Share, Shuffle } from 'lucide-react';
import { copyLink } from '../../lib/copy.ts';
import { formatNumber, formatPlace, formatPlays } from '../../lib/format.ts';
import { imageSrcSet, imageUrl } from '../../lib/images.ts';
import { pathOf } from '../../lib/routes.ts';
import { useLocale } from '../../shell/boot-hooks.ts';
import { GlyphButton } from '../../shell/GlyphButton.tsx';
import { notify } from '../../shell/notify.ts';
import { trpc } from '../../shell/trpc.ts';
import { contextOf } from '../playback/contexts.ts';
import { useContextState } from '../playback/useContextState.ts';
import { usePlay } from '../playback/usePlay.ts';
import { reads } from '../reads.ts';
import * as css from './ArtistHero.css.ts';

/** The name in full measure, and the portrait in ink. */
export function ArtistHero({ artist }: { artist: Artist }) {
  const locale = useLocale();
  const [{ pagination }] = trpc.artists.tracks.useSuspenseQuery(reads.artistTracks(artist.id));
  const context = contextOf.artist(artist);
  const state = useContextState(context.path);
  const { canPlay, playAll, shuffleAll } = usePlay(pagination.data, context);
  const line = [
    artist.followers_count > 0 ? `${formatNumber(artist.followers_count, locale)} followers` : null,
    artist.plays_count > 0 ? formatPlays(artist.plays_count, locale) : null,
    formatPlace(artist.city, artist.country, locale),
  ].filter(Boolean);
  const alt = `Image for ${artist.name}`;
  return (
    <div className={css.hero} data-portrait={artist.artwork ? '' : undefined}>
      <div className={css.inner}>
        <div className={css.words}>
          {artist.verified && <VerifiedBadge />}
          <FitTitle range="hero" size={css.titleSize} className={css.title}>
            {artist.name}
          </FitTitle>
          {line.length > 0 && <p className={text({ style: 'catalogue' })}>{line.join(' · ')}</p>}
          <div className={css.actions}>
            <PlayButton
              label={state === 'playing' ? 'Pause' : `Play ${artist.name}`}
              playing={state === 'playing'}
              tone="accent"
              size={56}
              isDisabled={!canPlay}
              onPress={playAll}
            />
            <span className={css.rest}>
              {canPlay && (
                <GlyphButton label={`Shuffle ${artist.name}`} onPress={shuffleAll}>
                  <Shuffle size={20} aria-hidden="true" />
                </GlyphButton>
              )}
              <GlyphButton
                label={`Copy the link to ${artist.name}`}
                onPress={() => void copyLink(pathOf.artist(artist)).then((message) => notify(message))}
              >
                <Share size={20} aria-hidden="true" />
              </GlyphButton>
            </span>
          </div>
        </div>
        {artist.artwork && (
          <div className={css.panel} data-paper="">
            <img
              className={css.portrait}
              src={imageUrl(artist.artwork.hash, 640)}
              srcSet={imageSrcSet(artist.artwork.hash)}
              sizes="(min-width: 768px) 400px, 60vw"
              alt={alt}
              width={400}
              height={400}
              fetchPriority="high"
              draggable={false}
            />
          </div>
        )}
      </div>
    </div>
  );
}
