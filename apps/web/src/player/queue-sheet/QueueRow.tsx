import { cx, Equalizer, IconButton, text, visuallyHidden } from '@kantele/ui';
import { X } from 'lucide-react';
import { Picture } from '../../features/artwork/Picture.tsx';
import { clock, spokenDuration } from '../../lib/durations.ts';
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
  const { playItem, removeItem, toggle } = usePlayer();
  const playing = usePlayerState((state) => current && state.playing);
  const { track } = item;
  const action = current ? (playing ? 'Pause' : 'Play') : 'Play';
  return (
    <li className={css.row}>
      <Picture artwork={track.album.artwork} image={track.album.image} name={track.album.name} size={40} />
      <div className={css.words}>
        <button
          type="button"
          className={cx(css.start, text({ style: current ? 'rowPlaying' : 'row' }))}
          disabled={!isPlayable(track)}
          aria-current={current ? 'true' : undefined}
          onClick={() => (current ? toggle() : playItem(item.id))}
        >
          <span className={visuallyHidden}>{action} </span>
          <bdi>{track.name}</bdi>
        </button>
        <div className={text({ style: 'meta', tone: 'muted', clamp: 1 })}>{artistsOf(track)}</div>
      </div>
      {current && <Equalizer playing={playing} />}
      {track.duration !== null && (
        <span className={text({ style: 'catalogue' })}>
          <span aria-hidden="true">{clock(track.duration)}</span>
          <span className={visuallyHidden}>{spokenDuration(track.duration)}</span>
        </span>
      )}
      {!current && (
        <IconButton
          label={`Remove ${track.name} from the queue`}
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
