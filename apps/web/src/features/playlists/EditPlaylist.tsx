import type { Playlist } from '@kantele/api/contract/playlists';
import { Button } from '@kantele/ui/Button';
import { Select, SelectItem } from '@kantele/ui/Select';
import { TextField } from '@kantele/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { AskDialog } from '../../app/parts/AskDialog.tsx';
import { PictureField } from '../../app/parts/PictureField.tsx';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { isOfPlaylists } from '../../catalogue/playlists/playlist-queries.ts';
import * as css from './EditPlaylist.css.ts';
import { Mosaic } from './Mosaic.tsx';
import { visibilityNotes, visibilityWords } from './playlist-words.ts';
import { useSavePlaylist } from './useSavePlaylist.ts';

const visibilities = Object.keys(visibilityWords) as Playlist['visibility'][];

interface EditPlaylistProps {
  playlist: Playlist;
  onClose: () => void;
}

/** Cover, name, description and visibility of a playlist; and its end, which can be taken back. */
export default function EditPlaylist({ playlist, onClose }: EditPlaylistProps) {
  const t = useT();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { client, playlists } = trpc.useUtils();
  const {
    id,
    name,
    abilities: { own },
  } = playlist;
  const [visibility, setVisibility] = useState(playlist.visibility);
  const save = useSavePlaylist(playlist);
  const refresh = () => queryClient.invalidateQueries({ predicate: isOfPlaylists });
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    await save({
      name: textOf(values, 'name'),
      description: textOf(values, 'description'),
      ...(own ? { visibility } : {}),
    });
    onClose();
    void notify(t('Changes saved'));
  });
  const remove = async () => {
    await client.playlists.delete.mutate({ id });
    onClose();
    await navigate({ to: '/library/$part', params: { part: 'playlists' } });
    await refresh();
    const undo = () => void client.playlists.restore.mutate({ id }).catch(showFailure).finally(refresh);
    void notify(t(':name deleted', { name }), {
      duration: 8_000,
      action: { label: t('Undo'), onPress: undo },
    });
  };
  const arrange = async () => {
    await client.playlists.update.mutate({ id, rules: null });
    onClose();
    await refresh();
    void notify(t('Changes saved'));
  };
  return (
    <AskDialog
      title={t('Edit playlist')}
      submitLabel={t('Save')}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
      errors={errors}
    >
      <PictureField
        label={t('Cover')}
        path={`playlists/${id}/cover`}
        remove={playlist.has_cover ? () => client.playlists.removeCover.mutate({ id }) : null}
        onChange={(answer: { playlist: Playlist }) => {
          playlists.get.setData({ id }, answer);
          return refresh();
        }}
      >
        <span className={css.cover}>
          <Mosaic artworks={playlist.artworks} name={name} sizes="96px" />
        </span>
      </PictureField>
      <TextField name="name" label={t('Name')} defaultValue={name} maxLength={255} isRequired autoFocus />
      <TextField
        name="description"
        label={t('Description')}
        defaultValue={playlist.description}
        maxLength={5_000}
        rows={3}
      />
      {own && (
        <Select
          label={t('Who sees it')}
          description={t(visibilityNotes[visibility])}
          value={visibility}
          onChange={(key) => setVisibility(visibilities.find((one) => one === key) ?? visibility)}
        >
          {visibilities.map((one) => (
            <SelectItem key={one} id={one}>
              {t(visibilityWords[one])}
            </SelectItem>
          ))}
        </Select>
      )}
      {own && (
        <div className={css.ends}>
          {playlist.smart && (
            <Button size="small" onPress={() => void arrange().catch(showFailure)}>
              {t('Arrange by hand from now on')}
            </Button>
          )}
          <Button variant="danger" size="small" onPress={() => void remove().catch(showFailure)}>
            {t('Delete playlist')}
          </Button>
        </div>
      )}
    </AskDialog>
  );
}
