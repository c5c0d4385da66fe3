import type { FileEntry } from '@kantele/api/contract/files';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { TextField } from '@kantele/ui/TextField';
import { T, useT } from '../../app/i18n.tsx';
import { textOf } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { FormDialog } from '../admin/parts/FormDialog.tsx';
import { useFileActions, useRefreshFiles } from './use-file-actions.ts';

interface CreateFolderDialogProps {
  /** Where it is made; null at the top. */
  parentId: number | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Makes a folder in the one that is open. */
export function CreateFolderDialog({ parentId, isOpen, onClose }: CreateFolderDialogProps) {
  const t = useT();
  const create = trpc.files.createFolder.useMutation();
  const refresh = useRefreshFiles();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('New folder')}
      submitLabel={t('Create')}
      onSubmit={async (values) => {
        await create.mutateAsync({ name: textOf(values, 'name'), parentId });
        return () => void refresh();
      }}
    >
      <TextField name="name" label={t('Name')} maxLength={255} isRequired autoFocus />
    </FormDialog>
  );
}

/** Gives an entry another name. */
export function RenameDialog({ entry, onClose }: { entry: FileEntry; onClose: () => void }) {
  const t = useT();
  const update = trpc.files.update.useMutation();
  const refresh = useRefreshFiles();
  const { id, name, type, extension } = entry;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('Rename')}
      submitLabel={t('Save')}
      onSubmit={async (values) => {
        await update.mutateAsync({ id, name: textOf(values, 'name') });
        return () => void refresh();
      }}
    >
      <TextField
        name="name"
        label={t('Name')}
        maxLength={255}
        isRequired
        autoFocus
        defaultValue={name}
        description={
          type === 'file' && extension ? t('It keeps its ending .:ending.', { ending: extension }) : undefined
        }
      />
    </FormDialog>
  );
}

interface DeleteFilesDialogProps {
  entries: readonly FileEntry[];
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before files are gone for good. */
export function DeleteFilesDialog({ entries, isOpen, onClose, onDone }: DeleteFilesDialogProps) {
  const t = useT();
  const { busy, deleteForever } = useFileActions();
  const count = entries.length;
  const confirm = async () => {
    const isDone = await deleteForever(entries.map(({ id }) => id));
    onClose();
    if (isDone) onDone();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('Delete for good?')}
      confirmLabel={t('Delete for good')}
      cancelLabel={t('Cancel')}
      danger
      pending={busy}
      onConfirm={() => void confirm()}
    >
      <p>
        {count === 1 ? (
          <T text="“:name” cannot be brought back." values={{ name: entries[0]?.name ?? '' }} />
        ) : (
          t(':count entry cannot be brought back.|:count entries cannot be brought back.', { count })
        )}
      </p>
      {entries.some(({ type }) => type === 'folder') && <p>{t('What lies in folders goes with them.')}</p>}
      <p>{t('Tracks that were made of these files stay.')}</p>
    </ConfirmDialog>
  );
}
