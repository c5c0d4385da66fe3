import type { Album } from '@kantele/api/contract/albums';
import { PlayButton, text } from '@kantele/ui';
import { ListEnd, Share, Shuffle } from 'lucide-react';
import { copyLink } from '../../lib/copy.ts';
import { pathOf } from '../../lib/routes.ts';
import { artistNames, countPlays } from '../../lib/words.ts';
import { GlyphButton } from '../../shell/GlyphButton.tsx';
import { useT } from '../../shell/i18n.tsx';
import { notify } from '../../shell/notify.ts';
import { MoreButton } from '../menus/MoreButton.tsx';
import { contextOf } from '../playback/contexts.ts';
import { useContextState } from '../playback/useContextState.ts';
import { usePlay } from '../playback/usePlay.ts';
import { useQueueing } from '../playback/useQueueing.ts';
import * as css from './AlbumPage.css.ts';

/** Play and what else one does with a whole record. */
export function AlbumActions({ album }: { album: Album }) {
  const t = useT();
  const { addToQueue } = useQueueing();
  const { name } = album;
  const context = contextOf.album(album);
  const state = useContextState(context.path);
  const { canPlay, playAll, warmFirst, shuffleAll } = usePlay(album.tracks, context);
  const play = t('Play :name by :artists', { name, artists: artistNames(album.artists) });
  return (
    <div className={css.actions}>
      <div className={css.main}>
        <PlayButton
          label={state === 'playing' ? t('Pause') : play}
          playing={state === 'playing'}
          tone="accent"
          size={56}
          isDisabled={!canPlay}
          onPress={playAll}
          onIntent={warmFirst}
        />
      </div>
      <div className={css.lead}>
        {canPlay && (
          <GlyphButton label={t('Shuffle :name', { name })} onPress={shuffleAll}>
            <Shuffle size={20} aria-hidden="true" />
          </GlyphButton>
        )}
        {canPlay && (
          <GlyphButton label={t('Add :name to queue', { name })} onPress={() => addToQueue(album.tracks)}>
            <ListEnd size={20} aria-hidden="true" />
          </GlyphButton>
        )}
        <GlyphButton
          label={t('Copy the link to :name', { name })}
          onPress={() => void copyLink(pathOf.album(album)).then((message) => notify(t(message)))}
        >
          <Share size={20} aria-hidden="true" />
        </GlyphButton>
        <MoreButton entity={{ kind: 'album', album }} />
      </div>
      {album.plays_count > 0 && (
        <span className={`${css.fact} ${text({ style: 'catalogue' })}`}>
          {countPlays(album.plays_count, t)}
        </span>
      )}
    </div>
  );
}
