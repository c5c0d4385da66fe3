import { Button } from '@kantele/ui/Button';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { useRun } from '../../../app/use-run.ts';
import { requestMax } from '../../../catalogue/lists/in-bulk.ts';
import { countedRows, type Paging } from './paging.ts';
import { firstPage } from './paging-steps.ts';

/** Most rows that are chosen at once. */
const chosenMax = 10_000;

/** Reads a page of a table's list by its filters and order, without a cursor the first. */
export type ReadPage<Row> = (page: {
  per_page: number;
  cursor: string | null;
}) => Promise<{ rows: readonly Row[]; next: string | null }>;

/** The answer of a list as a page of rows. */
export const pageOfRows = <Item, Row>(
  answer: { pagination: { data: readonly Item[]; next_cursor: string | null } },
  row: (item: Item) => Row,
) => ({ rows: answer.pagination.data.map(row), next: answer.pagination.next_cursor });

interface Table<Row> {
  search: Paging;
  /** Of the page that is shown. */
  rows: readonly Row[];
  pagination: { next_cursor: string | null; total?: number } | undefined;
  read: ReadPage<Row>;
}

interface Chosen<Row> {
  picked: readonly Row[];
  ids: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
  clear: () => void;
  /** Once some are chosen and there are more: the button that chooses those as well. */
  more: ReactNode;
}

interface Choice<Row> {
  ids: ReadonlySet<string>;
  /** Everything that matched, once it was read: more than the rows of one page can be chosen. */
  all: readonly Row[] | null;
  /** The filters it matched. */
  wish: string;
}
const nothing = { ids: new Set<string>(), all: null, wish: '' };

/** Rows of a table that are chosen: some of the page that is shown, or everything that matches its filters. */
export function useChosenRows<Row extends { id: string }>({
  search,
  rows,
  pagination,
  read,
}: Table<Row>): Chosen<Row> {
  const t = useT();
  const { busy, run } = useRun();
  const [choice, setChoice] = useState<Choice<Row>>(nothing);
  // What was read as everything that matches is that of these filters, on whatever page one is.
  const wish = JSON.stringify({ ...search, ...firstPage, per: undefined });
  const { ids, all } = choice.all && choice.wish !== wish ? nothing : choice;
  const picked = (all ?? rows).filter(({ id }) => ids.has(id));
  const clear = () => setChoice(nothing);
  const chooseAll = async () => {
    const found: Row[] = [];
    let cursor: string | null = null;
    do {
      const page = await read({ per_page: requestMax, cursor });
      found.push(...page.rows);
      cursor = page.next;
    } while (cursor && found.length < chosenMax);
    const matching = found.slice(0, chosenMax);
    setChoice({ ids: new Set(matching.map(({ id }) => id)), all: matching, wish });
  };
  const total = pagination?.total;
  const isOnePage = !pagination?.next_cursor && !search.cursor;
  const isAll = picked.length === (all?.length ?? total ?? (isOnePage ? rows.length : null));
  return {
    picked,
    ids: new Set(picked.map(({ id }) => id)),
    // Without a row left it is no longer a choice among all.
    choose: (chosen) => (chosen.size > 0 ? setChoice({ ids: chosen, all, wish }) : clear()),
    clear,
    more: picked.length > 0 && !isAll && (
      <Button variant="inverse" size="small" pending={busy} onPress={() => void run(chooseAll)}>
        {total === undefined || total > countedRows
          ? t('Select all that match')
          : t('Select all :count', { count: total })}
      </Button>
    ),
  };
}
