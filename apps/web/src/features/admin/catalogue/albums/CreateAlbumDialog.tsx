import { TextField } from '@kantele/ui/TextField';
import { useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { textOf } from '../../../../app/submit.ts';
import { trpc } from '../../../../app/trpc.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { ArtistsField } from './ArtistsField.tsx';
import { useRefreshAlbums } from './use-album-actions.ts';

interface CreateAlbumDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (id: number) => void;
}

/** A new album, by its title and artists; the rest is said in the sheet. It is a draft until then. */
export function CreateAlbumDialog({ isOpen, onClose, onCreated }: CreateAlbumDialogProps) {
  const t = useT();
  const refresh = useRefreshAlbums();
  const create = trpc.albums.create.useMutation();
  const [artistIds, setArtistIds] = useState<readonly number[]>([]);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={() => {
        setArtistIds([]);
        onClose();
      }}
      title={t('New album')}
      submitLabel={t('Create')}
      onSubmit={async (values) => {
        const name = textOf(values, 'name');
        const { album } = await create.mutateAsync({ name, artist_ids: [...artistIds], visibility: 'draft' });
        void refresh();
        return () => onCreated(album.id);
      }}
    >
      <TextField name="name" label={t('Title')} maxLength={255} isRequired autoFocus />
      <ArtistsField known={[]} isRequired value={artistIds} onChange={setArtistIds} />
    </FormDialog>
  );
}
