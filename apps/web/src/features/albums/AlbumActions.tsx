import type { Album } from '@kantele/api/contract/albums';
import { PlayButton, text } from '@kantele/ui';
import { ListEnd, Share, Shuffle } from 'lucide-react';
import { copyLink } from '../../lib/copy.ts';
import { formatPlays } from '../../lib/format.ts';
import { pathOf } from '../../lib/routes.ts';
import { artistNames } from '../../lib/words.ts';
import { usePlayer } from '../../player/index.ts';
import { useLocale } from '../../shell/boot-hooks.ts';
import { GlyphButton } from '../../shell/GlyphButton.tsx';
import { notify } from '../../shell/notify.ts';
import { contextOf } from '../playback/contexts.ts';
import { useContextState } from '../playback/useContextState.ts';
import { usePlay } from '../playback/usePlay.ts';
import * as css from './AlbumPage.css.ts';

/** Play and what else one does with a whole record. */
export function AlbumActions({ album }: { album: Album }) {
  const player = usePlayer();
  const locale = useLocale();
  const context = contextOf.album(album);
  const state = useContextState(context.path);
  const { canPlay, playAll, shuffleAll } = usePlay(album.tracks, context);
  const play = `Play ${album.name} by ${artistNames(album.artists)}`;
  return (
    <div className={css.actions}>
      <div className={css.main}>
        <PlayButton
          label={state === 'playing' ? 'Pause' : play}
          playing={state === 'playing'}
          tone="accent"
          size={56}
          isDisabled={!canPlay}
          onPress={playAll}
        />
      </div>
      <div className={css.lead}>
        {canPlay && (
          <GlyphButton label={`Shuffle ${album.name}`} onPress={shuffleAll}>
            <Shuffle size={20} aria-hidden="true" />
          </GlyphButton>
        )}
        {canPlay && (
          <GlyphButton
            label={`Add ${album.name} to queue`}
            onPress={() => {
              player.addToQueue(album.tracks);
              void notify('Added to queue');
            }}
          >
            <ListEnd size={20} aria-hidden="true" />
          </GlyphButton>
        )}
        <GlyphButton
          label={`Copy the link to ${album.name}`}
          onPress={() => void copyLink(pathOf.album(album)).then((message) => notify(message))}
        >
          <Share size={20} aria-hidden="true" />
        </GlyphButton>
      </div>
      {album.plays_count > 0 && (
        <span className={`${css.fact} ${text({ style: 'catalogue' })}`}>
          {formatPlays(album.plays_count, locale)}
        </span>
      )}
    </div>
  );
}
