import { TextField } from '@kantele/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../../../app/i18n.tsx';
import { AskDialog } from '../../../app/parts/AskDialog.tsx';
import { textOf, useSubmit } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { isOfPlaylists } from '../../../catalogue/playlists/playlist-queries.ts';

interface FolderNameProps {
  /** What gets another name; left out for a new folder. */
  folder?: { id: number; name: string };
  onClose: () => void;
}

/** Asks for the name of a folder. */
export default function FolderName({ folder, onClose }: FolderNameProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    const name = textOf(values, 'name');
    if (folder) await client.playlistFolders.rename.mutate({ id: folder.id, name });
    else await client.playlistFolders.create.mutate({ name });
    void queryClient.invalidateQueries({ predicate: isOfPlaylists });
    onClose();
  });
  return (
    <AskDialog
      title={folder ? t('Rename :name', { name: folder.name }) : t('New folder')}
      submitLabel={folder ? t('Rename') : t('Create')}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
      errors={errors}
    >
      <TextField
        name="name"
        label={t('Name')}
        defaultValue={folder?.name ?? ''}
        maxLength={255}
        isRequired
        autoFocus
      />
    </AskDialog>
  );
}
