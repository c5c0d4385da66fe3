import { cx, Equalizer, IconButton, text, visuallyHidden } from '@kantele/ui';
import { X } from 'lucide-react';
import { Picture } from '../../features/artwork/Picture.tsx';
import { clock, spokenDuration } from '../../lib/durations.ts';
import { useT } from '../../shell/i18n.tsx';
import { artistsOf } from '../bar/words.ts';
import { usePlayer, usePlayerState } from '../hooks.ts';
import { isPlayable } from '../queue/queue.ts';
import type { QueueItem } from '../queue/types.ts';
import * as css from './QueueSheet.css.ts';

interface QueueRowProps {
  item: QueueItem;
  current: boolean;
}

/** One place in the queue: a press plays it, the cross takes it out. */
export function QueueRow({ item, current }: QueueRowProps) {
  const t = useT();
  const { playItem, removeItem, toggle } = usePlayer();
  const playing = usePlayerState((state) => current && state.playing);
  const { track } = item;
  const { name } = track;
  return (
    <li className={css.row}>
      <Picture artwork={track.album.artwork} image={track.album.image} name={track.album.name} size={40} />
      <div className={css.words}>
        <button
          type="button"
          className={cx(css.start, text({ style: current ? 'rowPlaying' : 'row' }))}
          disabled={!isPlayable(track)}
          aria-current={current ? 'true' : undefined}
          aria-label={current && playing ? t('Pause :name', { name }) : t('Play :name', { name })}
          onClick={() => (current ? toggle() : playItem(item.id))}
        >
          <bdi>{name}</bdi>
        </button>
        <div className={text({ style: 'meta', tone: 'muted', clamp: 1 })} dir="auto">
          {artistsOf(track)}
        </div>
      </div>
      {current && <Equalizer playing={playing} />}
      {track.duration !== null && (
        <span className={text({ style: 'catalogue' })}>
          <span aria-hidden="true">{clock(track.duration)}</span>
          <span className={visuallyHidden}>{spokenDuration(track.duration, t)}</span>
        </span>
      )}
      {!current && (
        <IconButton
          label={t('Remove :name from the queue', { name })}
          tooltip={false}
          className={css.above}
          onPress={() => removeItem(item.id)}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
