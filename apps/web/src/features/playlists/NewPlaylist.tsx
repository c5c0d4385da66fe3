import { TextField } from '@kantele/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { AskDialog } from '../../app/parts/AskDialog.tsx';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { isOfPlaylists } from '../../catalogue/playlists/playlist-queries.ts';
import { kinds } from '../../catalogue/registry.ts';

/** Asks for a name, and leads to the new playlist. */
export default function NewPlaylist({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const create = trpc.playlists.create.useMutation();
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    const { playlist } = await create.mutateAsync({ name: textOf(values, 'name') });
    void queryClient.invalidateQueries({ predicate: isOfPlaylists });
    onClose();
    await navigate(kinds.playlist.link(playlist));
  });
  return (
    <AskDialog
      title={t('New playlist')}
      submitLabel={t('Create')}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
      errors={errors}
    >
      <TextField name="name" label={t('Name')} maxLength={255} isRequired autoFocus />
    </AskDialog>
  );
}
