import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../../app/i18n.tsx';
import { textOf } from '../../../../app/submit.ts';
import { trpc } from '../../../../app/trpc.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { useRefreshArtists } from './use-artist-actions.ts';

interface CreateArtistDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (id: number) => void;
}

/** A new artist, by name; the rest is said in the sheet. */
export function CreateArtistDialog({ isOpen, onClose, onCreated }: CreateArtistDialogProps) {
  const t = useT();
  const refresh = useRefreshArtists();
  const create = trpc.artists.create.useMutation();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('New artist')}
      submitLabel={t('Create')}
      onSubmit={async (values) => {
        const { artist } = await create.mutateAsync({ name: textOf(values, 'name') });
        void refresh();
        return () => onCreated(artist.id);
      }}
    >
      <TextField name="name" label={t('Name')} maxLength={255} isRequired autoFocus />
    </FormDialog>
  );
}
