import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { RecordSheet } from '../../parts/RecordSheet.tsx';
import { TrackEditor } from './TrackEditor.tsx';
import type { TracksSearch } from './tracks-search.ts';

/** One track, beside the table it was opened from. */
export function TrackSheet({ id, search }: { id: number; search: TracksSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const query = trpc.tracks.get.useQuery({ id });
  const close = () => void navigate({ to: '/admin/tracks', search, state: true, resetScroll: false });
  const track = query.data?.track;
  return (
    <RecordSheet
      id={id}
      title={track?.name ?? t('Track')}
      missing={t('No such track')}
      failed={t('The track could not be loaded')}
      query={query}
      onClose={close}
    >
      {track ? <TrackEditor key={id} track={track} onGone={close} /> : null}
    </RecordSheet>
  );
}
