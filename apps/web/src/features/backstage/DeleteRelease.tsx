import type { Album } from '@kantele/api/contract/albums';
import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { SettingsCard } from '@kantele/ui/Section';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { ActionRow } from '../admin/parts/ActionRow.tsx';
import { useRun } from '../admin/parts/use-run.ts';

/** The way to get rid of a release; its files stay among one’s own. */
export function DeleteRelease({ album }: { album: Album }) {
  const t = useT();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { run } = useRun();
  const remove = trpc.albums.delete.useMutation();
  const confirm = () =>
    void run(() => remove.mutateAsync({ id: album.id }), t('Release deleted')).then((isDone) => {
      if (!isDone) return;
      void utils.backstage.releases.invalidate();
      void navigate({ to: '/backstage', ignoreBlocker: true });
    });
  return (
    <SettingsCard title={t('Danger zone')} tone="danger">
      <ActionRow
        title={t('Delete release')}
        text={t('Its tracks, their plays and likes go with it. Your files stay.')}
      >
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
        onConfirm={confirm}
      >
        {t('Its tracks, their plays and likes go with it. Your files stay.')}
      </ConfirmDialog>
    </SettingsCard>
  );
}
