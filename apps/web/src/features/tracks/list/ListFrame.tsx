import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../../../app/code.ts';
import { useT } from '../../../app/i18n.tsx';
import { useInterface } from '../../../app/interface-preferences.ts';
import { dropLine } from '../../../catalogue/drag/drop-line.css.ts';
import { countOf, nothing } from '../../../catalogue/lists/selection.ts';
import * as css from './ListFrame.css.ts';
import type { TrackListParts } from './useTrackList.ts';

const SelectionBar = lazyPart(() => import('./SelectionBar.tsx'));

interface ListFrameProps {
  list: TrackListParts;
  /** Where the bar of the selection lies: over the head of the list, or over the heading above its first row. */
  bar: 'head' | 'above';
  className?: string;
  children: ReactNode;
}

/** Around the rows of a list: hears what is done to them, and shows what can be done with those chosen. */
export function ListFrame({
  list: { root, model, total, source, player, events, line, commandsOf },
  bar,
  className,
  children,
}: ListFrameProps) {
  const t = useT();
  const density = useInterface('density');
  // On the document, where the page's own script has put it before the first paint.
  useLayoutEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);
  const selection = useSyncExternalStore(model.selection.subscribe, model.selection.get, () => nothing);
  const count = countOf(selection, total);
  const isSeveral = count > 1;
  return (
    <div
      ref={root}
      className={cx(css.frame, className)}
      data-selecting={isSeveral ? '' : undefined}
      data-arranged={line ? '' : undefined}
      {...events}
    >
      <span role="status" className={visuallyHidden}>
        {isSeveral ? t(':count track selected|:count tracks selected', { count }) : ''}
      </span>
      {isSeveral && (
        <div className={cx(css.barPlace, bar === 'above' && css.above)}>
          <SelectionBar model={model} source={source} count={count} player={player} commandsOf={commandsOf} />
        </div>
      )}
      {children}
      {line && <div ref={line} className={dropLine} hidden />}
    </div>
  );
}
