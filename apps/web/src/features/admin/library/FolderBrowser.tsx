import { Skeleton } from '@kantele/ui/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { Folder } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { ListError } from '../parts/ListError.tsx';
import { FolderPath } from './FolderPath.tsx';
import * as css from './library.css.ts';

interface FolderBrowserProps {
  /** The open folder; null at the top, where the allowed ones are listed. */
  path: string | null;
  onOpen: (path: string | null) => void;
}

/** Folders of the server: Enter or a press opens one, Backspace leads back. */
export function FolderBrowser({ path, onOpen }: FolderBrowserProps) {
  const t = useT();
  const top = trpc.imports.browse.useQuery({});
  const { data, error, isFetching, refetch } = trpc.imports.browse.useQuery(path === null ? {} : { path }, {
    placeholderData: keepPreviousData,
  });
  const up = () => path !== null && onOpen(data?.parent ?? null);
  return (
    <div className={css.stack}>
      <FolderPath path={path} roots={top.data?.folders ?? []} onOpen={onOpen} />
      {error ? (
        <ListError
          title={t('The folder could not be read')}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton height={200} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list inside is what has the focus
        <div onKeyDown={({ key }) => key === 'Backspace' && up()}>
          <ListBox
            // A folder that opens begins at its first one.
            key={data.path ?? ''}
            autoFocus={path === null ? undefined : 'first'}
            aria-label={data.path ? t('Folders in :path', { path: data.path }) : t('Folders of the server')}
            className={css.folders}
            items={data.folders.map((folder) => ({ ...folder, id: folder.path }))}
            onAction={(key) => onOpen(String(key))}
            renderEmptyState={() => (
              <p className={css.emptyFolder}>
                {data.path === null
                  ? t('No folder may be chosen. Name some in LIBRARY_ROOTS where the server is started.')
                  : t('There are no folders in here. It can be added as it is.')}
              </p>
            )}
          >
            {({ name }) => (
              <ListBoxItem textValue={name} className={css.folder}>
                <Folder className={css.glyph} size={18} aria-hidden="true" />
                <bdi>{name}</bdi>
              </ListBoxItem>
            )}
          </ListBox>
        </div>
      )}
    </div>
  );
}
