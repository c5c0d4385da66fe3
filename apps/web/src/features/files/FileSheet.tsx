import type { FileEntry } from '@kantele/api/contract/files';
import { buttonStyle } from '@kantele/ui/Button.css';
import { DescriptionList } from '@kantele/ui/DescriptionList';
import { ErrorState } from '@kantele/ui/ErrorState';
import { Skeleton } from '@kantele/ui/Skeleton';
import { useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { useDates } from '../../app/useDates.ts';
import { errorOf, isNotFound } from '../../lib/api-error.ts';
import { formatBytes } from '../../lib/bytes.ts';
import { BesideSheet } from '../admin/parts/BesideSheet.tsx';
import { FileMenu } from './FileMenu.tsx';
import { kindOf, typeWords } from './file-words.ts';
import * as css from './files.css.ts';
import type { FilesPlace, FilesSearch } from './files-search.ts';

interface FileSheetProps {
  id: number;
  place: FilesPlace;
  search: FilesSearch;
}

/** One entry, beside the table: seen, heard, and what is known of it. */
export function FileSheet({ id, place, search }: FileSheetProps) {
  const t = useT();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = trpc.files.get.useQuery({ id });
  const close = () =>
    void navigate({
      to: place === 'own' ? '/backstage/files' : '/admin/files',
      search,
      state: true,
      resetScroll: false,
    });
  return (
    <BesideSheet title={data?.fileEntry.name ?? t('File')} onClose={close}>
      {error ? (
        <ErrorState
          title={isNotFound(error) ? t('No such file') : t('The file could not be loaded')}
          message={t(errorOf(error).message)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : data ? (
        <Details key={id} entry={data.fileEntry} onGone={close} />
      ) : (
        <Skeleton height={240} />
      )}
    </BesideSheet>
  );
}

function Details({ entry, onGone }: { entry: FileEntry; onGone: () => void }) {
  const t = useT();
  const dates = useDates();
  const language = useLanguage();
  const { name, url, size, mime, owner, deleted_at, created_at, updated_at, parent_id, type } = entry;
  const above = trpc.files.folders.useQuery({ parentId: parent_id }, { enabled: parent_id !== null });
  const way = parent_id === null ? [] : (above.data?.way.map((folder) => folder.name) ?? []);
  return (
    <div className={css.sheet}>
      <Preview entry={entry} />
      <div className={css.buttons}>
        {url && (
          <a className={buttonStyle({ size: 'small' })} href={url} download={name}>
            <Download size={16} aria-hidden="true" />
            {t('Download')}
          </a>
        )}
        <FileMenu entry={entry} onGone={onGone} />
      </div>
      <DescriptionList
        groups={[
          [
            { label: t('Type'), value: <bdi>{typeWords(entry, t)}</bdi> },
            ...(type === 'file' ? [{ label: t('Size'), value: formatBytes(size, language) }] : []),
            ...(mime ? [{ label: t('Content'), value: <bdi>{mime}</bdi> }] : []),
            { label: t('Folder'), value: <bdi>{[t('Files'), ...way].join(' / ')}</bdi> },
            ...(owner ? [{ label: t('Owner'), value: <bdi>{owner}</bdi> }] : []),
          ],
          [
            { label: t('Added'), value: dates.dateTime(created_at) },
            { label: t('Changed'), value: dates.dateTime(updated_at) },
            ...(deleted_at ? [{ label: t('In the trash since'), value: dates.dateTime(deleted_at) }] : []),
          ],
        ]}
      />
    </div>
  );
}

function Preview({ entry }: { entry: FileEntry }) {
  const t = useT();
  const { name, url } = entry;
  const kind = kindOf(entry);
  if (!url) return null;
  if (kind === 'picture') return <img className={css.picture} src={url} alt={name} />;
  if (kind !== 'sound') return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: an uploaded file has no captions
    <audio
      className={css.sound}
      src={url}
      controls
      preload="metadata"
      aria-label={t('Listen to :name', { name })}
    />
  );
}
