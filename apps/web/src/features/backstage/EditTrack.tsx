import type { Track } from '@kantele/api/contract/tracks';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { useDraft } from '../admin/parts/draft.ts';
import { FormDialog } from '../admin/parts/FormDialog.tsx';
import { TrackFields } from './tracks/TrackFields.tsx';
import { TrackSound } from './tracks/TrackSound.tsx';
import { trackFieldsOf } from './tracks/track-draft.ts';

/** What is said about one track, and what it sounds like. */
export function EditTrack({ id, onClose }: { id: number; onClose: () => void }) {
  const found = trpc.tracks.get.useQuery({ id });
  const track = found.data?.track;
  return track ? <Editor key={track.id} track={track} onClose={onClose} /> : null;
}

function Editor({ track, onClose }: { track: Track; onClose: () => void }) {
  const t = useT();
  const utils = trpc.useUtils();
  const draft = useDraft(trackFieldsOf(track));
  const update = trpc.tracks.update.useMutation();
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('Edit track')}
      submitLabel={t('Save')}
      size="medium"
      onSubmit={async () => {
        const answer = await update.mutateAsync({ id: track.id, ...draft.changes });
        utils.tracks.get.setData({ id: track.id }, answer);
        return onClose;
      }}
    >
      <TrackSound track={track} />
      <TrackFields track={track} draft={draft} />
    </FormDialog>
  );
}
