import { line } from '@kantele/api/translate';
import { text } from '@kantele/ui/css/text.css';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import type { ListAddress, SongSort } from './list-address.ts';
import * as cell from './TrackCells.css.ts';
import { songsRow } from './TrackRow.css.ts';
import * as css from './TrackTable.css.ts';

interface Column {
  words: string;
  className: string;
  /** Lists of the whole catalogue can be sorted by it. */
  sort?: SongSort;
  /** Its words are for those who hear them. */
  unseen?: true;
}

const columns: readonly Column[] = [
  { words: line('#'), className: cx(cell.number, css.numberHead) },
  { words: line('Title'), className: cell.title, sort: 'name' },
  { words: line('Album'), className: cell.album },
  { words: line('Added'), className: cell.added, sort: 'newest' },
  { words: line('Plays'), className: cell.count, sort: 'popular' },
  { words: line('Like'), className: cell.likeHead, unseen: true },
  { words: line('Time'), className: cell.time, sort: 'length' },
];

/** The head of a long list. Its names are links, so that an order can be shared and comes back. */
export function TrackHead({ address }: { address: ListAddress }) {
  const t = useT();
  const { sort, direction } = address;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see below
    <div role="rowgroup" className={css.head}>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of divs, so that rows are laid out by their own columns */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its links have the focus */}
      <div role="row" className={cx(css.headRow, songsRow)}>
        {columns.map((column) => {
          const link = column.sort && address.sorted(column.sort);
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            // biome-ignore lint/a11y/useSemanticElements: see above
            <span
              key={column.words}
              role="columnheader"
              aria-sort={ariaSort(column.sort, sort, direction)}
              className={cx(column.className, text({ style: 'label' }))}
            >
              {link ? (
                <Link {...link} className={css.sortLink} replace resetScroll={false}>
                  {t(column.words)}
                  {column.sort === sort && <Arrow up={direction === 'asc'} />}
                </Link>
              ) : (
                <span className={column.unseen ? visuallyHidden : undefined}>{t(column.words)}</span>
              )}
            </span>
          );
        })}
        {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <span role="columnheader" className={cell.more}>
          <span className={visuallyHidden}>{t('More')}</span>
        </span>
      </div>
    </div>
  );
}

function ariaSort(column: SongSort | undefined, sort: SongSort, direction: 'asc' | 'desc') {
  if (!column) return undefined;
  if (column !== sort) return 'none' as const;
  return direction === 'asc' ? ('ascending' as const) : ('descending' as const);
}

function Arrow({ up }: { up: boolean }) {
  const Glyph = up ? ArrowUp : ArrowDown;
  return <Glyph size={14} strokeWidth={2.25} aria-hidden="true" />;
}
