import { text } from '@kantele/ui';
import { type ReactNode, useId } from 'react';
import { useT } from '../../shell/i18n.tsx';
import { contextName } from '../history/recent.ts';
import { usePlayer, usePlayerState } from '../hooks.ts';
import type { QueueItem } from '../queue/types.ts';
import { QueueRow } from './QueueRow.tsx';
import * as css from './QueueSheet.css.ts';

/** Rows drawn of each group; a queue may hold thousands. */
const rowsMax = 100;

/** The three groups of the queue, in the order in which they play. */
export function QueueList() {
  const t = useT();
  const { clearQueue } = usePlayer();
  const queue = usePlayerState((state) => state.queue);
  if (!queue.current) {
    return <p className={css.empty}>{t('Nothing is playing yet. Songs you play or add show up here.')}</p>;
  }
  const { context } = queue;
  return (
    <>
      <Group title={t('Now playing')} items={[queue.current]} current />
      <Group
        title={t('Your queue')}
        items={queue.manual}
        action={
          <button type="button" className={css.clear} onClick={clearQueue}>
            {t('Clear queue')}
          </button>
        }
      />
      <Group
        title={context ? t('Next from :name', { name: contextName(context, t) }) : t('Next from here')}
        items={queue.order.slice(queue.at + 1)}
      />
    </>
  );
}

interface GroupProps {
  title: string;
  items: readonly QueueItem[];
  current?: boolean;
  action?: ReactNode;
}

function Group({ title, items, current = false, action }: GroupProps) {
  const t = useT();
  const id = useId();
  if (items.length === 0) return null;
  const hidden = items.length - rowsMax;
  return (
    <section className={css.group} aria-labelledby={id}>
      <div className={css.head}>
        <h3 id={id} className={css.heading}>
          {title}
        </h3>
        {action}
      </div>
      <ul className={css.list}>
        {items.slice(0, rowsMax).map((item) => (
          <QueueRow key={item.id} item={item} current={current} />
        ))}
      </ul>
      {hidden > 0 && (
        <p className={`${css.more} ${text({ style: 'meta', tone: 'muted' })}`}>
          {t('And :count more song|And :count more songs', { count: hidden })}
        </p>
      )}
    </section>
  );
}
