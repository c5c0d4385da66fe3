import type { Translate } from '@kantele/api/translate';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { useT } from '../../app/i18n.tsx';
import { usePlayerObject } from '../../player/hooks.ts';
import { placeOf } from './places.ts';
import type { News } from './queue-selection.ts';
import { useQueueSelection, useQueueSelectionState } from './useQueueSelection.ts';

/** Says what the keys do to the queue, and how many rows are chosen; for screen readers. */
export function Spoken() {
  const t = useT();
  const selection = useQueueSelection();
  const { tracks } = usePlayerObject();
  const news = useQueueSelectionState((state) => state.news);
  const selected = useQueueSelectionState((state) => state.selected.size);
  const place = news && placeOf(selection.groups(), news.id);
  const trackId = place && selection.groups()[place.group][place.index]?.trackId;
  const name = (trackId && tracks.get(trackId)?.name) || t('a song');
  return (
    <>
      <div role="status" className={visuallyHidden}>
        {news && sentence(news, name, t)}
      </div>
      <div role="status" className={visuallyHidden}>
        {selected > 1 && t(':count song selected|:count songs selected', { count: selected })}
      </div>
      <div id="queue-keys" className={visuallyHidden}>
        {t('Press Enter to lift, arrow keys to move, Enter to drop, Escape to cancel.')}
      </div>
    </>
  );
}

function sentence({ what, count, group, position, length }: News, name: string, t: Translate): string {
  const things = count > 1 ? t(':count song|:count songs', { count }) : name;
  const list = group === 'manual' ? t('your queue') : t('what comes next');
  const where = t('position :position of :length in :list', { position, length, list });
  if (what === 'lifted') return t(':things lifted, :where.', { things, where });
  if (what === 'cancelled') return t('Not moved: :things stays, :where.', { things, where });
  if (what === 'moved') return t(':things moved to :where.', { things, where });
  return `${where}.`;
}
