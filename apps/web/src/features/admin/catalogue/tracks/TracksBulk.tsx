import type { ManagedTrack } from '@kantele/api/contract/tracks';
import { Button } from '@kantele/ui/Button';
import { useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { notify } from '../../../../app/notify.ts';
import { trpc } from '../../../../app/trpc.ts';
import { inBulk } from '../../../../catalogue/lists/in-bulk.ts';
import { BulkEditTracks } from '../../../backstage/tracks/BulkEditTracks.tsx';
import { LinksDialog } from '../LinksDialog.tsx';
import { TrashBulk } from '../TrashBulk.tsx';
import { VisibilityDialog } from '../VisibilityDialog.tsx';
import { useRefreshTracks, useTrackTrash } from './use-track-actions.ts';

interface TracksBulkProps {
  tracks: readonly ManagedTrack[];
  onDone: () => void;
}

type Asked = 'edit' | 'visibility' | 'genres' | 'tags';

/** What can be done with several tracks at once. */
export function TracksBulk({ tracks, onDone }: TracksBulkProps) {
  const t = useT();
  const [asking, setAsking] = useState<Asked | null>(null);
  const trash = useTrackTrash();
  const refresh = useRefreshTracks();
  const update = trpc.tracks.updateMany.useMutation();
  const ids = tracks.map(({ id }) => id);
  const close = () => setAsking(null);
  const after = (isDone: boolean) => isDone && onDone();
  const change = async (values: Omit<Parameters<typeof update.mutateAsync>[0], 'ids'>) => {
    await inBulk(ids, (portion) => update.mutateAsync({ ids: portion, ...values }));
    void refresh();
    void notify(t('Changes saved'));
    onDone();
  };
  if (tracks.some(({ deleted_at }) => deleted_at !== null)) {
    return <TrashBulk ids={ids} trash={trash} onDone={onDone} />;
  }
  const buttons: [Asked, string][] = [
    ['edit', t('Edit…')],
    ['visibility', t('Visibility…')],
    ['genres', t('Genres…')],
    ['tags', t('Tags…')],
  ];
  return (
    <>
      {buttons.map(([id, label]) => (
        <Button key={id} variant="inverse" size="small" onPress={() => setAsking(id)}>
          {label}
        </Button>
      ))}
      <Button
        variant="inverse"
        size="small"
        pending={trash.busy}
        onPress={() => void trash.trash(ids).then(after)}
      >
        {t('Delete')}
      </Button>
      <BulkEditTracks ids={ids} isOpen={asking === 'edit'} onClose={close} onDone={onDone} />
      <VisibilityDialog
        count={ids.length}
        isOpen={asking === 'visibility'}
        onClose={close}
        onChange={(visibility) => change({ visibility })}
      />
      <LinksDialog
        kind="genres"
        count={ids.length}
        isOpen={asking === 'genres'}
        onClose={close}
        onChange={({ added, removed }) => change({ add_genre_ids: added, remove_genre_ids: removed })}
      />
      <LinksDialog
        kind="tags"
        count={ids.length}
        isOpen={asking === 'tags'}
        onClose={close}
        onChange={({ added, removed }) => change({ add_tag_ids: added, remove_tag_ids: removed })}
      />
    </>
  );
}
