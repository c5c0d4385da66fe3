import type { PlaylistEntry } from '@kantele/api/contract/playlists';
import type { TrackSummary } from '@kantele/api/contract/tracks';
import { Dialog } from '@kantele/ui/Dialog';
import { useT } from '../../../app/i18n.tsx';
import { TrackFinder } from '../TrackFinder.tsx';
import { TrackChoice } from './TrackChoice.tsx';

interface FindTrackProps {
  entry: PlaylistEntry;
  onChoose: (track: TrackSummary) => void;
  onClose: () => void;
}

/** Looks for the track a song of a file is, by other words than the file has. */
export default function FindTrack({ entry, onChoose, onClose }: FindTrackProps) {
  const t = useT();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Find :name', { name: entry.title || t('a song') })}
      closeLabel={t('Close')}
    >
      <TrackFinder start={`${entry.title} ${entry.artist}`} limit={20} autoFocus>
        {(track) => <TrackChoice track={track} onChoose={() => onChoose(track)} />}
      </TrackFinder>
    </Dialog>
  );
}
