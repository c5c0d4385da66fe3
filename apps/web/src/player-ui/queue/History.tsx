import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { EmptyState } from '@kantele/ui/EmptyState';
import { IconButton } from '@kantele/ui/IconButton';
import { ListMusic, Play, Trash2 } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { useDates } from '../../app/useDates.ts';
import { kinds } from '../../catalogue/registry.ts';
import type { HistoryEntry } from '../../player/history/history.ts';
import { useKnownTrack, usePlayer, usePlayerObject, useStore } from '../../player/hooks.ts';
import type { SavedQueue } from '../../player/queue/saved.ts';
import * as shared from '../panel/shared.css.ts';
import { Names } from './Names.tsx';
import * as css from './queue.css.ts';
import { Sleeve } from './Sleeve.tsx';

/** Songs that were heard in this browser, and queues that were kept. */
export function History() {
  const t = useT();
  const { history, savedQueues } = usePlayerObject();
  const heard = useStore(history);
  const kept = useStore(savedQueues);
  if (heard.length === 0 && kept.length === 0) {
    return (
      <div className={shared.empty}>
        <EmptyState title={t('Nothing played yet')}>
          {t('Songs you have listened to appear here.')}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      {kept.length > 0 && (
        <section className={css.group} aria-labelledby="kept-queues">
          <div className={cx(shared.bar, css.head)}>
            <h3 id="kept-queues" className={cx(shared.heading, css.heading)}>
              {t('Saved queues')}
            </h3>
          </div>
          <ul>
            {kept.map((queue) => (
              <Kept key={queue.id} queue={queue} />
            ))}
          </ul>
        </section>
      )}
      {heard.length > 0 && (
        <section className={css.group} aria-labelledby="heard-tracks">
          <div className={cx(shared.bar, css.head)}>
            <h3 id="heard-tracks" className={cx(shared.heading, css.heading)}>
              {t('Recently played')}
            </h3>
          </div>
          <ul>
            {heard.map((entry, index) => (
              <Heard key={`${entry.at} ${heard.length - index}`} entry={entry} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Kept({ queue: { id, name, trackIds, savedAt } }: { queue: SavedQueue }) {
  const t = useT();
  const { playSaved, deleteSaved } = usePlayer();
  const { date } = useDates();
  const count = trackIds.length;
  return (
    <li className={css.saved}>
      <span className={css.art}>
        <ListMusic size={20} aria-hidden="true" />
      </span>
      <span className={css.words}>
        <span className={text({ style: 'row', clamp: 1 })} dir="auto">
          {name}
        </span>
        <span className={text({ style: 'meta', tone: 'muted', clamp: 1 })}>
          {t(':count song|:count songs', { count })} · {date(savedAt)}
        </span>
      </span>
      <IconButton label={t('Play :name', { name })} tooltip={false} onPress={() => playSaved(id)}>
        <Play size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('Delete :name', { name })} tooltip={false} onPress={() => deleteSaved(id)}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function Heard({ entry }: { entry: HistoryEntry }) {
  const { play } = usePlayer();
  const { relative } = useDates();
  const track = useKnownTrack(entry.trackId);
  return (
    <li className={cx(css.row, css.heard)} data-standing="">
      <Sleeve track={track} onPress={(known) => play([known], 0, kinds.track.plays.context(known))} />
      <span className={css.words}>
        <Names track={track} look="row" />
      </span>
      <span className={cx(css.end, text({ style: 'catalogue' }))}>{relative(entry.at)}</span>
    </li>
  );
}
