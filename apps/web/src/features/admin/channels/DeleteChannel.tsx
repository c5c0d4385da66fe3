import type { EditedChannel } from '@kantele/api/contract/channels';
import { Button } from '@kantele/ui/Button';
import { SettingsCard } from '@kantele/ui/Section';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { ActionRow } from '../parts/ActionRow.tsx';
import { DeleteChannelsDialog } from './DeleteChannelsDialog.tsx';

/** The way to get rid of a channel. */
export function DeleteChannel({ channel }: { channel: EditedChannel }) {
  const t = useT();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <SettingsCard title={t('Danger zone')} tone="danger">
      <ActionRow title={t('Delete channel')} text={t('Its address leads nowhere then.')}>
        <Button variant="danger" onPress={() => setAsking(true)}>
          {t('Delete…')}
        </Button>
      </ActionRow>
      <DeleteChannelsDialog
        channels={[channel]}
        isOpen={asking}
        onClose={() => setAsking(false)}
        onDone={() => void navigate({ to: '/admin/channels', ignoreBlocker: true })}
      />
    </SettingsCard>
  );
}
