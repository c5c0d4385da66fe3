import type { Library, LibraryFile } from '@kantele/api/contract/imports';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { quietLink } from '@kantele/ui/css/utilities.css';
import type { DataColumn } from '@kantele/ui/DataTable';
import { Link } from '@tanstack/react-router';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { formatBytes } from '../../../lib/bytes.ts';
import type { FileState } from './files-search.ts';
import * as css from './library.css.ts';
import { isActive } from './library-state.ts';
import { sentenceOf } from './reason-kinds.ts';
import { useLibraryActions } from './use-library-actions.ts';

interface FileRow {
  id: string;
  file: LibraryFile;
}

/** Columns of the table of files: what is said of them depends on their state. */
export function useFileColumns(state: FileState, library: Library | undefined): DataColumn<FileRow>[] {
  const t = useT();
  const language = useLanguage();
  const { retry, busy } = useLibraryActions();
  const path: DataColumn<FileRow> = {
    id: 'path',
    label: t('File'),
    width: '44%',
    hideable: false,
    cell: ({ file }) => <bdi className={css.fileName}>{file.path}</bdi>,
  };
  const size: DataColumn<FileRow> = {
    id: 'size',
    label: t('Size'),
    align: 'end',
    width: 110,
    cell: ({ file }) => formatBytes(file.size, language),
  };
  const track: DataColumn<FileRow> = {
    id: 'track',
    label: t('Track'),
    cell: ({ file }) =>
      file.track && (
        <Link
          to="/track/$id/$slug"
          params={{ id: String(file.track.id), slug: '-' }}
          className={quietLink}
          dir="auto"
        >
          {file.track.name}
        </Link>
      ),
  };
  if (state !== 'failed') return [path, track, size];
  return [
    path,
    {
      id: 'reason',
      label: t('Reason'),
      cell: ({ file }) => (
        <span className={css.reason}>
          <span>{t(sentenceOf(file.kind ?? '', file.reason ?? ''))}</span>
          <span className={text({ style: 'small', tone: 'muted' })}>{file.advice}</span>
        </span>
      ),
    },
    {
      id: 'retry',
      label: t('Actions'),
      labelHidden: true,
      align: 'end',
      width: 110,
      cell: ({ file }) =>
        library && (
          <Button
            size="small"
            variant="outline"
            isDisabled={busy || isActive(library)}
            onPress={() => void retry(library.id, { path: file.path })}
            aria-label={t('Retry :name', { name: file.path })}
          >
            {t('Retry')}
          </Button>
        ),
    },
  ];
}
