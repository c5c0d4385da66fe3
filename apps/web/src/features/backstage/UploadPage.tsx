import { siteAddress } from '@kantele/api/site-address';
import { DropZone } from '@kantele/ui/DropZone';
import { EmptyState } from '@kantele/ui/EmptyState';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { PageHeader } from '@kantele/ui/PageHeader';
import { useNavigate } from '@tanstack/react-router';
import { FolderUp, Upload } from 'lucide-react';
import { useBoot } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { formatBytes } from '../../lib/bytes.ts';
import { AdminPage } from '../admin/frame/AdminPage.tsx';
import { UploadRows } from '../uploads/UploadRows.tsx';
import { ArtistSwitcher } from './ArtistSwitcher.tsx';
import { BecomeArtist } from './BecomeArtist.tsx';
import * as css from './backstage.css.ts';
import { useOwnArtists } from './own-artist.ts';
import { useAddFiles } from './use-add-files.ts';

/** Files become a new release of an artist one works for. */
export function UploadPage({ artistId }: { artistId: number | undefined }) {
  const { artists, artist } = useOwnArtists(artistId);
  return artist ? <NewRelease key={artist.id} artist={artist} artists={artists} /> : <BecomeArtist />;
}

type Own = ReturnType<typeof useOwnArtists>;

function NewRelease({ artist, artists }: { artist: NonNullable<Own['artist']>; artists: Own['artists'] }) {
  const t = useT();
  const navigate = useNavigate();
  const { language } = useBoot().data.i18n;
  const rules = trpc.uploads.rules.useQuery();
  const { add, retry, abort, own } = useAddFiles({ artistId: artist.id }, ({ album }) => {
    // Somebody who has gone elsewhere meanwhile stays there.
    if (window.location.pathname === siteAddress('/backstage/upload')) {
      void navigate({ to: '/backstage/releases/$id', params: { id: String(album.id) } });
    }
  });
  const most = rules.data?.rules.max_bytes;
  return (
    <AdminPage>
      <PageHeader
        title={t('New release')}
        description={t(
          'Drop the files of one release. Their tags fill the form; everything can be changed then.',
        )}
        actions={<ArtistSwitcher artists={artists} current={artist.id} to="/backstage/upload" />}
      />
      <div className={css.main}>
        <DropZone
          label={t('Drop masters here')}
          hint={
            most
              ? t('WAV, FLAC, AIFF, MP3 and others, up to :size each', { size: formatBytes(most, language) })
              : undefined
          }
          buttonLabel={t('Choose files')}
          icon={<Upload size={24} aria-hidden="true" />}
          multiple
          onFiles={(files) => void add(files)}
        />
        <div>
          <FileTrigger directory icon={<FolderUp size={18} />} onFiles={(files) => void add(files)}>
            {t('Choose a folder')}
          </FileTrigger>
        </div>
        {own.length > 0 ? (
          <UploadRows label={t('Files')} uploads={own} onAbort={abort} onRetry={(id) => void retry(id)} />
        ) : (
          <EmptyState title={t('No files yet')}>
            {t('You may leave this page while files are on their way.')}
          </EmptyState>
        )}
      </div>
    </AdminPage>
  );
}
