import { Pagination } from '@kantele/ui/Pagination';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLanguage, useT } from '../../app/i18n.tsx';
import type { TrackSource } from '../../catalogue/lists/track-source.ts';
import { pageRows } from '../../catalogue/reads.ts';
import { formatNumber } from '../../lib/format.ts';
import type { ListModel } from './list/list-model.ts';
import type { ListAddress } from './list-address.ts';
import { TrackRow } from './TrackRow.tsx';

interface PagedRowsProps {
  source: TrackSource;
  model: ListModel;
  /** Rows have a handle to be moved by. */
  handles?: boolean;
  /** From 1. */
  page: number;
}

const rangeOf = (page: number, total: number) => ({
  from: (page - 1) * pageRows,
  to: Math.min(total, page * pageRows) - 1,
});

/** One page of a long list, all of it there: for screen readers that read only what is. */
export function PagedRows({ source, model, page, handles }: PagedRowsProps) {
  useSyncExternalStore(source.subscribe, source.revision, source.revision);
  const { from, to } = rangeOf(page, source.total);
  useEffect(() => source.show({ from, to }), [source, from, to]);
  useLayoutEffect(() => {
    model.page = { from, to };
    if (model.focus.get() < from || model.focus.get() > to) model.focused(from);
    return () => {
      model.page = null;
    };
  }, [model, from, to]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of divs, so that rows are laid out by their own columns
    <div role="rowgroup">
      {Array.from({ length: to - from + 1 }, (_, offset) => from + offset).map((index) => (
        <TrackRow
          key={index}
          model={model}
          index={index}
          rowIndex={index + 1}
          track={source.get(index)}
          number={index + 1}
          layout="songs"
          handle={handles}
        />
      ))}
    </div>
  );
}

interface PageLinksProps {
  /** Names the list. */
  label: string;
  page: number;
  total: number;
  address: ListAddress;
}

/** To the pages before and after; which one it is stands in the address. */
export function PageLinks({ label, page, total, address }: PageLinksProps) {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const { from, to } = rangeOf(page, total);
  const go = (next: number) => () => void navigate(address.paged(next));
  const number = (value: number) => formatNumber(value, language);
  return (
    <Pagination
      label={t('Pages of :name', { name: label })}
      summary={t(':from–:to of :total', { from: number(from + 1), to: number(to + 1), total: number(total) })}
      previousLabel={t('Previous')}
      nextLabel={t('Next')}
      onPrevious={page > 1 ? go(page - 1) : undefined}
      onNext={to + 1 < total ? go(page + 1) : undefined}
    />
  );
}
