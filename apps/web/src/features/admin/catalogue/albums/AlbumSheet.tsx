import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { RecordSheet } from '../../parts/RecordSheet.tsx';
import { AlbumEditor } from './AlbumEditor.tsx';
import type { AlbumsSearch } from './albums-search.ts';

/** One album, beside the table it was opened from. */
export function AlbumSheet({ id, search }: { id: number; search: AlbumsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const query = trpc.albums.get.useQuery({ id });
  const close = () => void navigate({ to: '/admin/albums', search, state: true, resetScroll: false });
  const album = query.data?.album;
  return (
    <RecordSheet
      id={id}
      title={album?.name ?? t('Album')}
      missing={t('No such album')}
      failed={t('The album could not be loaded')}
      query={query}
      onClose={close}
    >
      {album ? <AlbumEditor key={id} album={album} onGone={close} /> : null}
    </RecordSheet>
  );
}
