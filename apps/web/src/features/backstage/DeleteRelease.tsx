import type { Album } from '@kantele/api/contract/albums';
import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { SettingsCard } from '@kantele/ui/Section';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { useAlbumTrash } from '../admin/catalogue/albums/use-album-actions.ts';
import { ActionRow } from '../admin/parts/ActionRow.tsx';

/** The way to get rid of a release; it can be restored for thirty days. */
export function DeleteRelease({ album }: { album: Album }) {
  const t = useT();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { trash, busy } = useAlbumTrash();
  const confirm = async () => {
    const isDone = await trash([album.id]);
    setAsking(false);
    if (isDone) void navigate({ to: '/backstage/releases', ignoreBlocker: true });
  };
  const words = t('Nobody sees it any more. It can be restored for thirty days, with its plays and likes.');
  return (
    <SettingsCard title={t('Danger zone')} tone="danger">
      <ActionRow title={t('Delete release')} text={words}>
        <Button variant="danger" onPress={() => setAsking(true)}>
          {t('Delete…')}
        </Button>
      </ActionRow>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={t('Delete “:name”?', { name: album.name })}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        pending={busy}
        onConfirm={() => void confirm()}
      >
        {words}
      </ConfirmDialog>
    </SettingsCard>
  );
}
