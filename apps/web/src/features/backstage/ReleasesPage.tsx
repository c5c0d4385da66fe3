import type { ReleaseSummary } from '@kantele/api/contract/backstage';
import { Badge } from '@kantele/ui/Badge';
import { buttonStyle } from '@kantele/ui/Button.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { ErrorState } from '@kantele/ui/ErrorState';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Skeleton } from '@kantele/ui/Skeleton';
import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { imageUrl } from '../../lib/images.ts';
import { useAlbumTrash } from '../admin/catalogue/albums/use-album-actions.ts';
import { AdminPage } from '../admin/frame/AdminPage.tsx';
import { ArtistSwitcher } from './ArtistSwitcher.tsx';
import { BecomeArtist } from './BecomeArtist.tsx';
import * as css from './backstage.css.ts';
import { useOwnArtists } from './own-artist.ts';
import { typeWords, visibilityTone, visibilityWords } from './release-words.ts';
import { TrashList } from './tracks/TrashList.tsx';

/** All releases of an artist one works for, drafts too. */
export function ReleasesPage({ artistId }: { artistId: number | undefined }) {
  const t = useT();
  const { artists, artist } = useOwnArtists(artistId);
  if (!artist) return <BecomeArtist />;
  return (
    <AdminPage>
      <PageHeader
        title={t('Releases')}
        description={artist.name}
        actions={
          <>
            <ArtistSwitcher artists={artists} current={artist.id} to="/backstage/releases" />
            <Link
              to="/backstage/upload"
              search={{ artist: artist.id }}
              className={buttonStyle({ variant: 'accent' })}
            >
              <Upload size={18} aria-hidden="true" />
              {t('Upload')}
            </Link>
          </>
        }
      />
      <Releases artistId={artist.id} />
    </AdminPage>
  );
}

/** @param most releases to show, those changed last; all, and those in the trash, when absent */
export function Releases({ artistId, most }: { artistId: number; most?: number }) {
  const t = useT();
  const list = trpc.backstage.releases.useQuery({ artist_id: artistId });
  const { restore, busy } = useAlbumTrash();
  if (list.error) {
    return (
      <ErrorState
        title={t('The releases could not be loaded')}
        retryLabel={t('Try again')}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!list.data) return <Skeleton width="100%" height={76} />;
  const { releases, deleted } = list.data;
  return (
    <>
      <ReleaseList artistId={artistId} releases={releases.slice(0, most)} />
      {most === undefined && (
        <TrashList
          label={t('Deleted releases')}
          items={deleted}
          pending={busy}
          onRestore={(id) => void restore([id])}
        />
      )}
    </>
  );
}

function ReleaseList({ artistId, releases }: { artistId: number; releases: readonly ReleaseSummary[] }) {
  const t = useT();
  if (releases.length === 0) {
    return (
      <EmptyState
        title={t('Nothing released yet')}
        action={
          <Link to="/backstage/upload" search={{ artist: artistId }} className={buttonStyle()}>
            {t('Upload music')}
          </Link>
        }
      >
        {t('Upload files; their tags fill the form.')}
      </EmptyState>
    );
  }
  return (
    <ul className={css.releases} aria-label={t('Releases')}>
      {releases.map((release) => (
        <li key={release.id} className={css.release}>
          <Picture
            artwork={release.artwork}
            image={release.artwork && imageUrl(release.artwork.hash, 160)}
            name={release.name}
            size={56}
          />
          <span className={css.words}>
            <Link
              to="/backstage/releases/$id"
              params={{ id: String(release.id) }}
              className={css.name}
              dir="auto"
            >
              {release.name}
            </Link>
            <span className={css.detail}>
              {[
                t(typeWords[release.type]),
                t(':count track|:count tracks', { count: release.tracks_count }),
              ].join(' · ')}
            </span>
          </span>
          <Badge tone={visibilityTone(release.visibility)}>{t(visibilityWords[release.visibility])}</Badge>
        </li>
      ))}
    </ul>
  );
}
