import type { ManagedArtist } from '@kantele/api/contract/artists';
import { Button } from '@kantele/ui/Button';
import { Menu, MenuItem, MenuTrigger } from '@kantele/ui/Menu';
import { useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { useRun } from '../../../../app/use-run.ts';
import { inBulk } from '../../../../catalogue/lists/in-bulk.ts';
import { DeleteArtistsDialog } from './DeleteArtistsDialog.tsx';
import { useRefreshArtists } from './use-artist-actions.ts';

interface ArtistsBulkProps {
  artists: readonly ManagedArtist[];
  onDone: () => void;
}

/** What can be done with several artists at once. */
export function ArtistsBulk({ artists, onDone }: ArtistsBulkProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useRun();
  const refresh = useRefreshArtists();
  const update = trpc.artists.updateMany.useMutation();
  const ids = artists.map(({ id }) => id);
  const set = async (change: { verified?: boolean; disabled?: boolean }) => {
    if (
      !(await run(
        () => inBulk(ids, (portion) => update.mutateAsync({ ids: portion, ...change })),
        t('Changes saved'),
      ))
    )
      return;
    void refresh();
    onDone();
  };
  const changes = [
    { id: 'verify', label: t('Mark as verified'), change: { verified: true } },
    { id: 'unverify', label: t('Mark as not verified'), change: { verified: false } },
    { id: 'disable', label: t('Disable'), change: { disabled: true } },
    { id: 'enable', label: t('Enable'), change: { disabled: false } },
  ];
  return (
    <>
      <MenuTrigger>
        <Button variant="inverse" size="small" pending={busy}>
          {t('Change')}
        </Button>
        <Menu
          aria-label={t('Change')}
          placement="top end"
          onAction={(key) => {
            const found = changes.find(({ id }) => id === key);
            if (found) void set(found.change);
          }}
        >
          {changes.map(({ id, label }) => (
            <MenuItem key={id} id={id}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <Button variant="inverse" size="small" onPress={() => setAsking(true)}>
        {t('Delete…')}
      </Button>
      <DeleteArtistsDialog
        artists={artists}
        isOpen={asking}
        onClose={() => setAsking(false)}
        onDone={onDone}
      />
    </>
  );
}
