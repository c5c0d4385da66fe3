import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { RecordSheet } from '../../parts/RecordSheet.tsx';
import { ArtistEditor } from './ArtistEditor.tsx';
import type { ArtistsSearch } from './artists-search.ts';

/** One artist, beside the table it was opened from. */
export function ArtistSheet({ id, search }: { id: number; search: ArtistsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const query = trpc.artists.get.useQuery({ id });
  const close = () => void navigate({ to: '/admin/artists', search, state: true, resetScroll: false });
  const artist = query.data?.artist;
  return (
    <RecordSheet
      id={id}
      title={artist?.name ?? t('Artist')}
      missing={t('No such artist')}
      failed={t('The artist could not be loaded')}
      query={query}
      onClose={close}
    >
      {artist ? <ArtistEditor key={id} artist={artist} onGone={close} /> : null}
    </RecordSheet>
  );
}
