import type { FileEntry } from '@kantele/api/contract/files';
import type { DataColumn } from '@kantele/ui/DataTable';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { useDates } from '../../app/useDates.ts';
import { formatBytes } from '../../lib/bytes.ts';
import { FileMenu } from './FileMenu.tsx';
import { FileSign } from './FileSign.tsx';
import { typeWords } from './file-words.ts';
import * as css from './files.css.ts';
import type { FilesPlace } from './files-search.ts';

export interface FileRow {
  id: string;
  entry: FileEntry;
}

/** Columns of a table of files. */
export function useFileColumns(
  place: FilesPlace,
  isTrash: boolean,
  onDetails: (id: string) => void,
): DataColumn<FileRow>[] {
  const t = useT();
  const dates = useDates();
  const language = useLanguage();
  const date = (moment: string) => (
    <time dateTime={moment} title={dates.dateTime(moment)}>
      {dates.date(moment)}
    </time>
  );
  return [
    {
      id: 'name',
      label: t('Name'),
      sortable: true,
      width: 260,
      cell: ({ entry }) => (
        <span className={css.entry}>
          <FileSign entry={entry} />
          <span className={css.entryName} dir="auto">
            {entry.name}
          </span>
        </span>
      ),
    },
    { id: 'type', label: t('Type'), cell: ({ entry }) => <bdi>{typeWords(entry, t)}</bdi> },
    ...(place === 'all'
      ? [
          {
            id: 'owner',
            label: t('Owner'),
            cell: ({ entry }: FileRow) => <bdi>{entry.owner ?? '–'}</bdi>,
          },
        ]
      : []),
    {
      id: 'size',
      label: t('Size'),
      sortable: true,
      align: 'end',
      cell: ({ entry }) => (
        <span className={css.number}>
          {entry.type === 'folder' ? '–' : formatBytes(entry.size, language)}
        </span>
      ),
    },
    { id: 'created', label: t('Added'), sortable: true, cell: ({ entry }) => date(entry.created_at) },
    ...(isTrash
      ? [
          {
            id: 'deleted',
            label: t('In the trash since'),
            cell: ({ entry }: FileRow) => entry.deleted_at && date(entry.deleted_at),
          },
        ]
      : []),
    {
      id: 'actions',
      label: t('Actions'),
      labelHidden: true,
      width: 56,
      cell: ({ entry }) => <FileMenu entry={entry} onDetails={() => onDetails(String(entry.id))} />,
    },
  ];
}
