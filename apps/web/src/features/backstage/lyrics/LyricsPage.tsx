import { Breadcrumbs } from '@kantele/ui/Breadcrumbs';
import { Callout } from '@kantele/ui/Callout';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { AdminPage } from '../../admin/frame/AdminPage.tsx';
import { LyricsEditor } from './LyricsEditor.tsx';

/** The lyrics of one track of a release: written, timed, looked at. */
export function LyricsPage({ releaseId, trackId }: { releaseId: number; trackId: number }) {
  const t = useT();
  const [{ track }] = trpc.tracks.get.useSuspenseQuery({ id: trackId });
  const [{ lyrics }] = trpc.lyrics.get.useSuspenseQuery({ track_id: trackId });
  const releaseName = track.album.name;
  return (
    <AdminPage>
      <PageHeader
        before={
          <Breadcrumbs
            label={t('You are here')}
            items={[
              { id: 'releases', label: t('Releases') },
              { id: 'release', label: releaseName },
              { id: 'lyrics', label: t('Lyrics') },
            ]}
            renderLink={(item, link) =>
              item.id === 'release' ? (
                <Link
                  key={item.id}
                  to="/backstage/releases/$id"
                  params={{ id: String(releaseId) }}
                  {...link}
                />
              ) : (
                <Link key={item.id} to="/backstage/releases" {...link} />
              )
            }
          />
        }
        title={t('Lyrics of :name', { name: track.name })}
        description={t(
          'Write the words, then press a key at the beginning of each line while the song plays.',
        )}
      />
      {track.abilities.edit ? (
        <LyricsEditor key={track.id} track={track} saved={lyrics} />
      ) : (
        <Callout tone="warning">{t('Only those who work for the artist can change these lyrics.')}</Callout>
      )}
    </AdminPage>
  );
}
