import type { ListedPage } from '@kantele/api/contract/pages';
import { text } from '@kantele/ui/css/text.css';
import type { DataColumn } from '@kantele/ui/DataTable';
import { useT } from '../../../app/i18n.tsx';
import { useDates } from '../../../app/useDates.ts';
import { badges } from '../parts/parts.css.ts';
import { PageBadges } from './PageBadges.tsx';

/** Columns of the table of pages. */
export function usePageColumns(): DataColumn<{ id: string; page: ListedPage }>[] {
  const t = useT();
  const dates = useDates();
  return [
    {
      id: 'title',
      label: t('Title'),
      sortable: true,
      width: 240,
      cell: ({ page }) => (
        <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
          {page.title}
        </span>
      ),
    },
    { id: 'slug', label: t('Address'), cell: ({ page }) => <bdi>/pages/{page.slug}</bdi> },
    {
      id: 'state',
      label: t('State'),
      cell: ({ page }) => (
        <span className={badges}>
          <PageBadges page={page} />
        </span>
      ),
    },
    { id: 'author', label: t('Author'), cell: ({ page }) => <bdi>{page.author ?? '–'}</bdi> },
    {
      id: 'created',
      label: t('Created'),
      sortable: true,
      cell: ({ page }) => <time dateTime={page.created_at}>{dates.date(page.created_at)}</time>,
    },
    {
      id: 'updated',
      label: t('Changed'),
      cell: ({ page }) => (
        <time dateTime={page.updated_at} title={dates.dateTime(page.updated_at)}>
          {dates.relative(page.updated_at)}
        </time>
      ),
    },
  ];
}
