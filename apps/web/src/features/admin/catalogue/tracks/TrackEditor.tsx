import type { Track } from '@kantele/api/contract/tracks';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { buttonStyle } from '@kantele/ui/Button.css';
import { Callout } from '@kantele/ui/Callout';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../../../app/boot.tsx';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { Picture } from '../../../../catalogue/artwork/Picture.tsx';
import { kinds } from '../../../../catalogue/registry.ts';
import { clock } from '../../../../lib/durations.ts';
import { imageUrl } from '../../../../lib/images.ts';
import { artistNames, countPlays } from '../../../../lib/words.ts';
import { visibilityTone, visibilityWords } from '../../../backstage/release-words.ts';
import { TrackFields } from '../../../backstage/tracks/TrackFields.tsx';
import { TrackSound } from '../../../backstage/tracks/TrackSound.tsx';
import { trackFieldsOf } from '../../../backstage/tracks/track-draft.ts';
import { VisibilityFields } from '../../../backstage/VisibilityFields.tsx';
import { ActionRow } from '../../parts/ActionRow.tsx';
import { useDraft } from '../../parts/draft.ts';
import { badges, fields } from '../../parts/parts.css.ts';
import { RecordForm } from '../../parts/RecordForm.tsx';
import { SheetHead } from '../SheetHead.tsx';
import { statusTone, statusWords } from './track-words.ts';
import { useRefreshTracks, useTrackTrash } from './use-track-actions.ts';

/** Everything said of a track, by those who manage tracks. */
export function TrackEditor({ track, onGone }: { track: Track; onGone: () => void }) {
  const t = useT();
  const utils = trpc.useUtils();
  const refresh = useRefreshTracks();
  const managesAlbums = useCan('albums.manage');
  const managesLyrics = useCan('lyrics.manage');
  const update = trpc.tracks.update.useMutation();
  const { visibility, publish_at } = track;
  const draft = useDraft({ ...trackFieldsOf(track), visibility, publish_at });
  const { trash, busy } = useTrackTrash();
  const link = buttonStyle({ size: 'small', variant: 'outline' });
  const remove = async () => {
    if (await trash([track.id])) onGone();
  };
  return (
    <div className={fields.stack}>
      <SheetHead
        picture={
          <Picture
            artwork={track.album.artwork}
            image={track.album.artwork && imageUrl(track.album.artwork.hash, 160)}
            name={track.album.name}
            size={88}
          />
        }
        state={
          <span className={badges}>
            <Badge tone={statusTone[track.status]}>{t(statusWords[track.status])}</Badge>
            <Badge tone={visibilityTone(visibility)}>{t(visibilityWords[visibility])}</Badge>
          </span>
        }
        facts={[
          artistNames(track.artists),
          track.duration === null ? '' : clock(track.duration),
          countPlays(track.plays_count, t),
        ]}
        page={kinds.track.link(track)}
      >
        {managesAlbums && (
          <Link to="/admin/albums/$id" params={{ id: String(track.album.id) }} className={link}>
            {t('Album')}
          </Link>
        )}
        {managesLyrics && (
          <Link to="/admin/lyrics/$id" params={{ id: String(track.id) }} className={link}>
            {t('Lyrics')}
          </Link>
        )}
      </SheetHead>
      {track.status_reason && (
        <Callout tone="warning">
          <bdi>{t(track.status_reason)}</bdi>
        </Callout>
      )}
      <TrackSound track={track} />
      <RecordForm
        label={t('Track')}
        draft={draft}
        save={async (changes) => {
          utils.tracks.get.setData({ id: track.id }, await update.mutateAsync({ id: track.id, ...changes }));
          void refresh();
        }}
      >
        <TrackFields track={track} draft={draft} />
        <VisibilityFields draft={draft} />
      </RecordForm>
      <ActionRow title={t('Delete track')} text={t('It goes to the trash, for thirty days.')}>
        <Button variant="danger" pending={busy} onPress={() => void remove()}>
          {t('Delete')}
        </Button>
      </ActionRow>
    </div>
  );
}
