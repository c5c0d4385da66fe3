import type { Localization, LocalizationLine } from '@kantele/api/contract/localizations';
import { Button } from '@kantele/ui/Button';
import { FilterChips } from '@kantele/ui/Chip';
import { EmptyState } from '@kantele/ui/EmptyState';
import { SearchField } from '@kantele/ui/SearchField';
import { Skeleton } from '@kantele/ui/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useTyped } from '../../../app/use-typed.ts';
import { LeaveGuard } from '../frame/LeaveGuard.tsx';
import { ListError } from '../parts/ListError.tsx';
import { ListPages } from '../parts/ListPages.tsx';
import { SaveChanges } from '../parts/SaveChanges.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { LineEditor } from './LineEditor.tsx';
import { type LinesSearch, lineFilters, linesInput } from './lines-search.ts';
import * as css from './localizations.css.ts';
import { useLines } from './use-lines.ts';

const nothing: LocalizationLine[] = [];

interface LinesEditorProps {
  language: Localization;
  search: LinesSearch;
}

/** Texts and their translations, page after page; what was typed is kept over all pages until it is saved. */
export function LinesEditor({ language, search }: LinesEditorProps) {
  const t = useT();
  const { filter, pages } = useListSearch(search);
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => filter({ q: q || undefined }, true));
  const { draft, errors, count, change, save, discard, saving } = useLines(language.id);
  const list = trpc.localizations.lines.useQuery(linesInput(language.id, search), {
    placeholderData: keepPreviousData,
  });
  const lines = list.data?.pagination.data ?? nothing;
  const chips = [
    { id: 'all', label: t('All') },
    { id: 'missing', label: t('Missing') },
    { id: 'changed', label: t('Changed here') },
    { id: 'added', label: t('Added here') },
  ];
  return (
    <>
      <div className={css.tools}>
        <SearchField
          className={css.search}
          label={t('Search texts')}
          placeholder={t('English or translated')}
          clearLabel={t('Clear')}
          value={typed}
          onChange={setTyped}
        />
        <FilterChips
          label={t('Show')}
          items={chips}
          value={search.show ?? 'all'}
          onChange={(id) => filter({ show: lineFilters.find((known) => known === id) })}
        />
      </div>
      {list.error ? (
        <ListError
          title={t('The texts could not be loaded')}
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
          onFirstPage={() => filter({})}
        />
      ) : list.isPending ? (
        <Skeleton height={400} />
      ) : lines.length === 0 ? (
        <NoLines search={search} onClear={() => filter({ q: undefined, show: undefined })} />
      ) : (
        <ul className={css.lines} aria-busy={list.isPlaceholderData}>
          {lines.map((line) => (
            <LineEditor
              key={line.key}
              line={line}
              language={language}
              draft={draft[line.key]}
              errors={errors[line.key]}
              onChange={(text) => change(line, text)}
            />
          ))}
        </ul>
      )}
      <SaveChanges
        dirty={count > 0}
        message={t(':count text changed|:count texts changed', { count })}
        onSave={save}
        onDiscard={discard}
        saving={saving}
      />
      <ListPages
        label={t('Pages of texts')}
        search={search}
        rows={list.isPending ? null : lines.length}
        pages={pages(list.data?.pagination.next_cursor ?? null)}
      />
      <LeaveGuard
        dirty={count > 0}
        stays={(pathname) => pathname === `/admin/localizations/${language.id}`}
      />
    </>
  );
}

function NoLines({ search, onClear }: { search: LinesSearch; onClear: () => void }) {
  const t = useT();
  if (!search.q && search.show === 'missing') return <EmptyState title={t('Everything is translated')} />;
  return (
    <EmptyState
      title={t('No text matches')}
      action={<Button onPress={onClear}>{t('Show all texts')}</Button>}
    />
  );
}
