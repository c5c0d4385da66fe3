import type { FileEntry } from '@kantele/api/contract/files';
import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { Dialog } from '@kantele/ui/Dialog';
import { Skeleton } from '@kantele/ui/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { Folder } from 'lucide-react';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { errorOf } from '../../lib/api-error.ts';
import { FolderSteps } from '../admin/library/FolderPath.tsx';
import * as css from '../admin/library/library.css.ts';
import { useRefreshFiles } from './use-file-actions.ts';

/** Puts an entry into another of one’s folders: they are opened one after the other, from the top. */
export function MoveDialog({ entry, onClose }: { entry: FileEntry; onClose: () => void }) {
  const t = useT();
  const [parentId, setParentId] = useState<number | null>(null);
  const update = trpc.files.update.useMutation();
  const refresh = useRefreshFiles();
  const { data } = trpc.files.folders.useQuery({ parentId }, { placeholderData: keepPreviousData });
  const folders = data?.folders.filter(({ id }) => id !== entry.id) ?? [];
  const steps = [
    { id: '', name: t('Files') },
    ...(data?.way ?? []).map(({ id, name }) => ({ id: String(id), name })),
  ];
  const open = (id: string) => {
    update.reset();
    setParentId(id === '' ? null : Number(id));
  };
  const move = async () => {
    try {
      await update.mutateAsync({ id: entry.id, parentId });
    } catch {
      // Said in the dialog.
      return;
    }
    void notify(t('Moved'));
    onClose();
    void refresh();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Move “:name”', { name: entry.name })}
      closeLabel={t('Close')}
      isDismissable={false}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            variant="ink"
            isDisabled={!data || parentId === entry.parent_id}
            pending={update.isPending}
            onPress={() => void move()}
          >
            {t('Move here')}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <FolderSteps steps={steps} onOpen={open} />
        {data ? (
          <ListBox
            key={parentId}
            autoFocus={parentId === null ? undefined : 'first'}
            aria-label={t('Folders in :path', { path: steps.at(-1)?.name ?? '' })}
            className={css.folders}
            items={folders.map((folder) => ({ ...folder, id: String(folder.id) }))}
            onAction={(key) => open(String(key))}
            renderEmptyState={() => <p className={css.emptyFolder}>{t('There are no folders in here.')}</p>}
          >
            {({ name }) => (
              <ListBoxItem textValue={name} className={css.folder}>
                <Folder className={css.glyph} size={18} aria-hidden="true" />
                <bdi>{name}</bdi>
              </ListBoxItem>
            )}
          </ListBox>
        ) : (
          <Skeleton height={200} />
        )}
        {update.error && (
          <Callout tone="danger" role="alert">
            {t(sentenceOf(update.error))}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}

function sentenceOf(error: unknown): string {
  const { fields, message } = errorOf(error);
  return Object.values(fields)[0]?.[0] ?? message;
}
