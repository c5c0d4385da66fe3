import type { Album } from '@kantele/api/contract/albums';
import { text } from '@kantele/ui/css/text.css';
import { PlayButton } from '@kantele/ui/PlayButton';
import { ListEnd, Shuffle } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { GlyphButton } from '../../app/parts/GlyphButton.tsx';
import { LikeButton } from '../../catalogue/likes/LikeButton.tsx';
import { MoreButton } from '../../catalogue/menus/MoreButton.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { ShareButton } from '../../catalogue/ShareButton.tsx';
import { artistNames, countPlays } from '../../lib/words.ts';
import { useContextState } from '../../player/starting/useContextState.ts';
import { usePlay } from '../../player/starting/usePlay.ts';
import { useQueueing } from '../../player/starting/useQueueing.ts';
import * as css from './AlbumPage.css.ts';

/** Play and what else one does with a whole album. */
export function AlbumActions({ album }: { album: Album }) {
  const t = useT();
  const { addToQueue } = useQueueing();
  const { name } = album;
  const context = kinds.album.plays.context(album);
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
        <LikeButton type="albums" id={album.id} name={name} />
        {canPlay && (
          <GlyphButton label={t('Add :name to queue', { name })} onPress={() => addToQueue(album.tracks)}>
            <ListEnd size={20} aria-hidden="true" />
          </GlyphButton>
        )}
        <ShareButton entity={{ kind: 'album', thing: album }} />
        <MoreButton entity={{ kind: 'album', thing: album }} />
      </div>
      {album.plays_count > 0 && (
        <span className={`${css.fact} ${text({ style: 'catalogue' })}`}>
          {countPlays(album.plays_count, t)}
        </span>
      )}
    </div>
  );
}
