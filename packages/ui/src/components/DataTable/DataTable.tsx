import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  Table as AriaTable,
  Cell,
  Column,
  Row,
  type Selection,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { visuallyHidden } from '../../css/utilities.css.ts';
import { cx } from '../../cx.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
  alignEnd,
  body,
  CHECK,
  cardLabel,
  cell as cellClass,
  checkbox,
  column as columnClass,
  columnWords,
  empty as emptyClass,
  emptyHead,
  ghostEnd,
  head,
  name,
  root,
  row as rowClass,
  scroller,
  table,
  value as valueClass,
} from './DataTable.css.ts';

/** One column of {@link DataTable}. The first that is shown names the row and stays in place. */
export interface DataColumn<T> {
  id: string;
  label: string;
  cell: (row: T) => ReactNode;
  sortable?: boolean;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  /** A CSS length, or pixels. */
  width?: number | string;
  /** Whether `ColumnsMenu` offers to hide it; it does unless this is false. */
  hideable?: boolean;
  /** Says the label only to assistive technology: a column of buttons. */
  labelHidden?: boolean;
}

/** By which column the rows are in order. */
export interface DataSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** Props of {@link DataTable}. */
export interface DataTableProps<T extends { id: string }> {
  /** The caption: the title of the page. */
  label: string;
  columns: readonly DataColumn<T>[];
  /** At most 100: the server pages, filters and sorts. */
  rows: readonly T[];
  /** What a row is called: the words of its first column. */
  rowLabel: (row: T) => string;
  /** Ids of columns that are not shown. */
  hidden?: readonly string[];
  sort?: DataSort;
  onSort?: (sort: DataSort) => void;
  /** Ids of chosen rows; with `onSelect` rows have checkboxes. */
  selected?: ReadonlySet<string>;
  onSelect?: (ids: Set<string>) => void;
  /** A press on a row, or Enter: opens it. */
  onRowAction?: (id: string) => void;
  loading?: boolean;
  /** "Loading...", said once. */
  loadingText: string;
  /** Rows drawn while the first ones are on their way. */
  skeletonRows?: number;
  /** What stands there without rows: an `EmptyState`, another one when a filter matches nothing. */
  empty: ReactNode;
  /** Where its own scrolling begins; the header stays above. A CSS length. */
  maxHeight?: string;
  /** What it lies on. */
  surface?: 'page' | 'panel' | 'raised';
  className?: string;
}

const GHOST = 'ghost-';
const WIDTHS = ['62%', '48%', '70%', '40%'];

/** A cell that gets focus is not brought into view underneath the columns that stay in place. */
function makeRoom(scroller: HTMLElement, before: number): void {
  const edge = scroller.querySelector<HTMLElement>('[data-edge]');
  if (edge) scroller.style.scrollPaddingInlineStart = `${before + edge.offsetWidth}px`;
}

/** A table of an administration: sorted, chosen from, and in cards where it has less than 640 px. */
export function DataTable<T extends { id: string }>({
  label,
  columns,
  rows,
  rowLabel,
  hidden = [],
  sort,
  onSort,
  selected,
  onSelect,
  onRowAction,
  loading = false,
  loadingText,
  skeletonRows = 8,
  empty,
  maxHeight = 'max(320px, calc(100dvb - 260px))',
  surface = 'page',
  className,
}: DataTableProps<T>) {
  const [isScrolled, setScrolled] = useState(false);
  const shown = columns.filter((column) => !hidden.includes(column.id));
  const first = shown[0]?.id;
  const chooses = onSelect !== undefined;
  const isWaiting = loading && rows.length === 0;
  const ghosts = Array.from({ length: skeletonRows }, (_, at) => ({ id: `${GHOST}${at}`, at }));
  const place = (id: string) => ({ first: id === first, afterCheck: chooses && id === first });

  const choose = (keys: Selection) => {
    onSelect?.(new Set(keys === 'all' ? rows.map((row) => row.id) : [...keys].map(String)));
  };

  const cells = (content: (column: DataColumn<T>) => ReactNode) =>
    shown.map((column) => (
      <Cell key={column.id} className={cx(cellClass(place(column.id)), column.align === 'end' && alignEnd)}>
        {column.id !== first && !column.labelHidden && (
          <span className={cardLabel} aria-hidden="true">
            {column.label}
          </span>
        )}
        <div className={cx(valueClass, column.id === first && name)}>{content(column)}</div>
      </Cell>
    ));

  return (
    <div className={cx(root({ surface }), className)} aria-busy={loading}>
      <span role="status" className={visuallyHidden}>
        {loading ? loadingText : ''}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches; what is operated is the table inside */}
      <div
        className={scroller}
        style={{ maxBlockSize: maxHeight }}
        data-scrolled={isScrolled || undefined}
        onFocus={(event) => makeRoom(event.currentTarget, chooses ? CHECK : 0)}
        onScroll={(event) => setScrolled(Math.abs(event.currentTarget.scrollLeft) > 1)}
      >
        <AriaTable
          aria-label={label}
          className={table}
          data-stale={!isWaiting || undefined}
          sortDescriptor={sort}
          onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
          selectionMode={chooses ? 'multiple' : 'none'}
          selectedKeys={selected}
          onSelectionChange={choose}
          disabledKeys={isWaiting ? ghosts.map((ghost) => ghost.id) : undefined}
          onRowAction={onRowAction && ((key) => onRowAction(String(key)))}
        >
          <TableHeader className={chooses || shown.some(({ sortable }) => sortable) ? head : emptyHead}>
            {chooses && (
              <Column className={columnClass({ check: true })}>
                {rows.length > 0 && <Checkbox slot="selection" className={checkbox} />}
              </Column>
            )}
            {shown.map((column) => (
              <Column
                key={column.id}
                id={column.id}
                textValue={column.label}
                isRowHeader={column.id === first}
                data-edge={column.id === first ? '' : undefined}
                allowsSorting={column.sortable}
                className={cx(columnClass(place(column.id)), column.align === 'end' && alignEnd)}
                style={{ inlineSize: column.width, minInlineSize: column.width }}
              >
                {({ sortDirection }) => (
                  <span className={columnWords({ align: column.align ?? 'start' })}>
                    <span className={column.labelHidden ? visuallyHidden : undefined}>{column.label}</span>
                    {sortDirection === 'ascending' && <ArrowUp size={14} aria-hidden="true" />}
                    {sortDirection === 'descending' && <ArrowDown size={14} aria-hidden="true" />}
                  </span>
                )}
              </Column>
            ))}
          </TableHeader>
          {isWaiting ? (
            <TableBody key="waiting" className={body}>
              {ghosts.map(({ id, at }) => (
                <Row key={id} id={id} className={rowClass} textValue={loadingText}>
                  {chooses && (
                    <Cell className={cellClass({ check: true })}>
                      <Skeleton width={18} height={18} />
                    </Cell>
                  )}
                  {cells((column) => (
                    <Skeleton
                      width={WIDTHS[at % WIDTHS.length]}
                      className={column.align === 'end' ? ghostEnd : undefined}
                    />
                  ))}
                </Row>
              ))}
            </TableBody>
          ) : (
            <TableBody
              key="rows"
              className={body}
              items={rows}
              dependencies={[columns, hidden.join(), chooses]}
              renderEmptyState={() => <div className={emptyClass}>{empty}</div>}
            >
              {(row) => (
                <Row id={row.id} className={rowClass} textValue={rowLabel(row)}>
                  {chooses && (
                    <Cell className={cellClass({ check: true })}>
                      <Checkbox slot="selection" className={checkbox} />
                    </Cell>
                  )}
                  {cells((column) => column.cell(row))}
                </Row>
              )}
            </TableBody>
          )}
        </AriaTable>
      </div>
    </div>
  );
}
