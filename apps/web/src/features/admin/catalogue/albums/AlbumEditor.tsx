import type { Album } from '@kantele/api/contract/albums';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { buttonStyle } from '@kantele/ui/Button.css';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../../../app/boot.tsx';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { useDates } from '../../../../app/useDates.ts';
import { Picture } from '../../../../catalogue/artwork/Picture.tsx';
import { kinds } from '../../../../catalogue/registry.ts';
import { imageUrl } from '../../../../lib/images.ts';
import { countTracks } from '../../../../lib/words.ts';
import { DetailsFields } from '../../../backstage/DetailsFields.tsx';
import { fieldsOf } from '../../../backstage/release-draft.ts';
import { typeWords, visibilityTone, visibilityWords } from '../../../backstage/release-words.ts';
import { VisibilityFields } from '../../../backstage/VisibilityFields.tsx';
import { ActionRow } from '../../parts/ActionRow.tsx';
import { useDraft } from '../../parts/draft.ts';
import { fields } from '../../parts/parts.css.ts';
import { RecordForm } from '../../parts/RecordForm.tsx';
import { SheetHead } from '../SheetHead.tsx';
import { ArtistsField } from './ArtistsField.tsx';
import { useAlbumTrash, useRefreshAlbums } from './use-album-actions.ts';

/** Everything said of an album, by those who manage albums. */
export function AlbumEditor({ album, onGone }: { album: Album; onGone: () => void }) {
  const t = useT();
  const dates = useDates();
  const utils = trpc.useUtils();
  const refresh = useRefreshAlbums();
  const managesArtists = useCan('artists.manage');
  const managesTracks = useCan('tracks.manage');
  const update = trpc.albums.update.useMutation();
  const draft = useDraft({ ...fieldsOf(album), artist_ids: album.artists.map(({ id }) => id) });
  const { trash, busy } = useAlbumTrash();
  const remove = async () => {
    if (await trash([album.id])) onGone();
  };
  return (
    <div className={fields.stack}>
      <SheetHead
        picture={
          <Picture
            artwork={album.artwork}
            image={album.artwork && imageUrl(album.artwork.hash, 160)}
            name={album.name}
            size={88}
          />
        }
        state={<Badge tone={visibilityTone(album.visibility)}>{t(visibilityWords[album.visibility])}</Badge>}
        facts={[
          t(typeWords[album.type]),
          countTracks(album.tracks.length, t),
          t('added on :date', { date: dates.date(album.created_at) }),
        ]}
        page={kinds.album.link(album)}
      >
        {managesTracks && (
          <Link
            to="/admin/tracks"
            search={{ album: album.id }}
            className={buttonStyle({ size: 'small', variant: 'outline' })}
          >
            {t('Tracks')}
          </Link>
        )}
      </SheetHead>
      <RecordForm
        label={t('Album')}
        draft={draft}
        save={async (changes) => {
          utils.albums.get.setData({ id: album.id }, await update.mutateAsync({ id: album.id, ...changes }));
          void refresh();
        }}
      >
        {managesArtists && (
          <ArtistsField
            known={album.artists}
            value={draft.values.artist_ids}
            onChange={(artist_ids) => draft.set({ artist_ids })}
          />
        )}
        <DetailsFields draft={draft} genres={album.genres} />
        <VisibilityFields draft={draft} />
      </RecordForm>
      <ActionRow title={t('Delete album')} text={t('It goes to the trash with its tracks, for thirty days.')}>
        <Button variant="danger" pending={busy} onPress={() => void remove()}>
          {t('Delete')}
        </Button>
      </ActionRow>
    </div>
  );
}
