import type { ManagedAlbum } from '@kantele/api/contract/albums';
import { Button } from '@kantele/ui/Button';
import { useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { inBulk } from '../../../../catalogue/lists/in-bulk.ts';
import { LinksDialog } from '../LinksDialog.tsx';
import { TrashBulk } from '../TrashBulk.tsx';
import { VisibilityDialog } from '../VisibilityDialog.tsx';
import { useAlbumTrash, useRefreshAlbums } from './use-album-actions.ts';

interface AlbumsBulkProps {
  albums: readonly ManagedAlbum[];
  onDone: () => void;
}

/** What can be done with several albums at once. */
export function AlbumsBulk({ albums, onDone }: AlbumsBulkProps) {
  const t = useT();
  const [asking, setAsking] = useState<'visibility' | 'genres' | null>(null);
  const trash = useAlbumTrash();
  const refresh = useRefreshAlbums();
  const update = trpc.albums.updateMany.useMutation();
  const ids = albums.map(({ id }) => id);
  const after = (isDone: boolean) => isDone && onDone();
  const change = async (values: Omit<Parameters<typeof update.mutateAsync>[0], 'ids'>) => {
    await inBulk(ids, (portion) => update.mutateAsync({ ids: portion, ...values }));
    void refresh();
    onDone();
  };
  if (albums.some(({ deleted_at }) => deleted_at !== null)) {
    return <TrashBulk ids={ids} trash={trash} onDone={onDone} />;
  }
  return (
    <>
      <Button variant="inverse" size="small" onPress={() => setAsking('visibility')}>
        {t('Visibility…')}
      </Button>
      <Button variant="inverse" size="small" onPress={() => setAsking('genres')}>
        {t('Genres…')}
      </Button>
      <Button
        variant="inverse"
        size="small"
        pending={trash.busy}
        onPress={() => void trash.trash(ids).then(after)}
      >
        {t('Delete')}
      </Button>
      <VisibilityDialog
        count={ids.length}
        isOpen={asking === 'visibility'}
        onClose={() => setAsking(null)}
        onChange={(visibility) => change({ visibility })}
      />
      <LinksDialog
        kind="genres"
        count={ids.length}
        isOpen={asking === 'genres'}
        onClose={() => setAsking(null)}
        onChange={({ added, removed }) => change({ add_genre_ids: added, remove_genre_ids: removed })}
      />
    </>
  );
}
