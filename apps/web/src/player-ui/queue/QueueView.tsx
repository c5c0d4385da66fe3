import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { IconButton } from '@kantele/ui/IconButton';
import { History as HistoryIcon, ListMusic, ListPlus, Save, Trash2, X } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { contextName } from '../../catalogue/contexts.ts';
import { useKeep } from '../../catalogue/playlists/useKeep.ts';
import { usePlayer, usePlayerObject, usePlayerState, useStore } from '../../player/hooks.ts';
import type { QueueItem } from '../../player/queue/types.ts';
import { ShuffleButton } from '../bar/Transport.tsx';
import * as shared from '../panel/shared.css.ts';
import { Failures } from './Failures.tsx';
import { Ghost } from './Ghost.tsx';
import { History } from './History.tsx';
import { PositionDialog, SaveDialog } from './QueueDialogs.tsx';
import { CurrentRow } from './QueueRow.tsx';
import { DropLine, QueueRows } from './QueueRows.tsx';
import * as css from './queue.css.ts';
import { createQueueSelection } from './queue-selection.ts';
import { rowHeight } from './rowHeight.ts';
import { Spoken } from './Spoken.tsx';
import { useDrag } from './useDrag.ts';
import { useLength } from './useLength.ts';
import { useQueueMenu } from './useQueueMenu.tsx';
import { QueueSelectionContext, useQueueSelection, useQueueSelectionState } from './useQueueSelection.ts';
import { useTrackDrop } from './useTrackDrop.ts';

/** The queue: what plays, what was chosen by hand, what comes next; and what has been. */
export function QueueView() {
  const player = usePlayerObject();
  const [selection] = useState(() => createQueueSelection(player));
  const [showsHistory, setShowsHistory] = useState(false);
  return (
    <QueueSelectionContext value={selection}>
      <div className={shared.view}>
        {showsHistory ? (
          <div className={cx(shared.scroller, css.scroller)}>
            <History />
          </div>
        ) : (
          <Groups />
        )}
        <Foot showsHistory={showsHistory} onHistory={setShowsHistory} />
      </div>
    </QueueSelectionContext>
  );
}

function Groups() {
  const t = useT();
  const selection = useQueueSelection();
  const { clearQueue } = usePlayer();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const queue = usePlayerState((state) => state.queue);
  const upcoming = useMemo(() => queue.order.slice(queue.at + 1), [queue.order, queue.at]);
  const dragging = useQueueSelectionState(({ moving }) => moving !== null && moving.by !== 'keys');
  const onDrag = useDrag({ selection, scroller, ghost });
  const menu = useQueueMenu();
  const drop = useTrackDrop(selection, scroller);
  const { current, manual, context } = queue;
  const above = useStore(usePlayerObject().failures).length + (current ? 1 : 0);

  return (
    <>
      <div
        ref={setScroller}
        className={cx(shared.scroller, css.scroller, dragging && css.grabbing)}
        {...menu}
        {...drop}
        onPointerDown={(event) => {
          onDrag(event);
          menu.onPointerDown(event);
        }}
      >
        {current ? (
          <Group title={t('Now playing')}>{() => <CurrentRow item={current} />}</Group>
        ) : (
          <p className={css.hint}>{t('Nothing is playing yet. Songs you play or add appear here.')}</p>
        )}
        <Failures />
        <Group
          title={t('Your queue')}
          items={manual}
          end={
            manual.length > 0 && (
              <button type="button" className={cx(shared.action, css.clear)} onClick={clearQueue}>
                {t('Clear queue')}
              </button>
            )
          }
        >
          {(id) =>
            manual.length > 0 ? (
              <QueueRows group="manual" items={manual} labelledBy={id} scroller={scroller} above={above} />
            ) : (
              <div className={css.list} data-list="manual" data-count="0">
                <p className={css.hint}>{t('Songs you add play before the rest.')}</p>
                <DropLine group="manual" height={rowHeight()} />
              </div>
            )
          }
        </Group>
        {upcoming.length > 0 && (
          <Group
            title={context ? t('Next from: :name', { name: contextName(context, t) }) : t('Next from here')}
            end={<ShuffleButton />}
          >
            {(id) => (
              <QueueRows
                group="context"
                items={upcoming}
                labelledBy={id}
                scroller={scroller}
                above={manual.length + above}
              />
            )}
          </Group>
        )}
      </div>
      <Ghost place={ghost} />
      <Spoken />
      <PositionDialog />
    </>
  );
}

interface GroupProps {
  title: string;
  /** Counted in the head. */
  items?: readonly QueueItem[];
  end?: ReactNode;
  /** Gets the id of the heading. */
  children: (headingId: string) => ReactNode;
}

function Group({ title, items, end, children }: GroupProps) {
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id}>
      <div className={cx(shared.bar, css.head)}>
        <h3 id={id} className={cx(shared.heading, css.heading)} dir="auto">
          {title}
        </h3>
        {items && items.length > 0 && <Count items={items} />}
        {end && <span className={css.headEnd}>{end}</span>}
      </div>
      {children(id)}
    </section>
  );
}

/** `3 songs · 14 min`; the length only when all of it is known. */
function Count({ items }: { items: readonly QueueItem[] }) {
  const t = useT();
  const length = useLength(items);
  return (
    <span className={text({ style: 'meta', tone: 'muted', clamp: 1 })}>
      {t(':count song|:count songs', { count: items.length })}
      {length && ` · ${length}`}
    </span>
  );
}

/** Keeping and history; for several chosen rows, what can be done with them. */
function Foot({ showsHistory, onHistory }: { showsHistory: boolean; onHistory: (shows: boolean) => void }) {
  const t = useT();
  const selection = useQueueSelection();
  const [saving, setSaving] = useState(false);
  const keep = useKeep();
  const { state: player } = usePlayerObject();
  const idsOfQueue = async () => {
    const { current, manual, order, at } = player.get().queue;
    return [...(current ? [current] : []), ...manual, ...order.slice(at + 1)].map(({ trackId }) => trackId);
  };
  const empty = usePlayerState(({ queue }) => queue.current === null);
  const selected = useQueueSelectionState((state) => state.selected);
  const [first] = selected;
  return (
    <div className={cx(shared.bar, css.foot)}>
      {selected.size > 1 && first !== undefined && !showsHistory ? (
        <>
          <span className={css.footMain}>
            {t(':count song selected|:count songs selected', { count: selected.size })}
          </span>
          <IconButton label={t('Remove from the queue')} onPress={() => selection.remove(first)}>
            <Trash2 size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('Clear selection')} onPress={selection.clearSelection}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </>
      ) : (
        <>
          <span className={css.footMain}>
            <Button
              variant="outline"
              isDisabled={empty}
              icon={<Save size={18} aria-hidden="true" />}
              onPress={() => setSaving(true)}
            >
              {t('Save queue')}
            </Button>
          </span>
          {keep && !empty && (
            <IconButton
              label={t('Add the queue to a playlist')}
              onPress={({ target }) =>
                target instanceof HTMLElement && keep({ name: t('Queue'), ids: idsOfQueue, home: target })
              }
            >
              <ListPlus size={20} aria-hidden="true" />
            </IconButton>
          )}
          <Button
            variant="quiet"
            icon={
              showsHistory ? (
                <ListMusic size={18} aria-hidden="true" />
              ) : (
                <HistoryIcon size={18} aria-hidden="true" />
              )
            }
            onPress={() => onHistory(!showsHistory)}
          >
            {showsHistory ? t('Queue') : t('History')}
          </Button>
        </>
      )}
      {saving && <SaveDialog onClose={() => setSaving(false)} />}
    </div>
  );
}
