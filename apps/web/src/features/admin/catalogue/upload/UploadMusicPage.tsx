import { Breadcrumbs } from '@kantele/ui/Breadcrumbs';
import { Callout } from '@kantele/ui/Callout';
import { text } from '@kantele/ui/css/text.css';
import { DropZone } from '@kantele/ui/DropZone';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Section } from '@kantele/ui/Section';
import { Spinner } from '@kantele/ui/Spinner';
import { Link } from '@tanstack/react-router';
import { FolderUp, Upload } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { Picture } from '../../../../catalogue/artwork/Picture.tsx';
import { imageUrl } from '../../../../lib/images.ts';
import { artistNames } from '../../../../lib/words.ts';
import { UploadRows } from '../../../uploads/UploadRows.tsx';
import { AdminPage } from '../../frame/AdminPage.tsx';
import * as css from './upload.css.ts';
import { useImportUploads } from './use-import-uploads.ts';

/** Folders of tagged files become albums, as those of an import do. */
export function UploadMusicPage() {
  const t = useT();
  const { add, retry, abort, own, albums, leftOut, isReading } = useImportUploads();
  const [isEmpty, setEmpty] = useState(false);
  const take = (files: readonly File[]) => setEmpty(add(files) === 0);
  return (
    <AdminPage>
      <PageHeader
        before={
          <Breadcrumbs
            label={t('You are here')}
            items={[
              { id: 'albums', label: t('Albums') },
              { id: 'upload', label: t('Upload music') },
            ]}
            renderLink={(item, link) => <Link key={item.id} to="/admin/albums" {...link} />}
          />
        }
        title={t('Upload music')}
        description={t(
          'Tags and folders decide which files are one album. Artists and genres are found or made.',
        )}
      />
      <div className={css.stack}>
        <DropZone
          label={t('Drop folders of music here')}
          hint={t('Songs and the pictures beside them are taken.')}
          buttonLabel={t('Choose files')}
          icon={<Upload size={24} aria-hidden="true" />}
          multiple
          onFiles={take}
        />
        <div>
          <FileTrigger directory icon={<FolderUp size={18} />} onFiles={take}>
            {t('Choose a folder')}
          </FileTrigger>
        </div>
        {isEmpty && (
          <Callout tone="danger" role="alert">
            {t('There is no music in these files.')}
          </Callout>
        )}
        {own.length > 0 && (
          <UploadRows label={t('Files')} uploads={own} onAbort={abort} onRetry={(id) => void retry(id)} />
        )}
        <p role="status" className={css.reading}>
          {isReading && (
            <>
              <Spinner /> {t('The tags are being read.')}
            </>
          )}
        </p>
        {albums.length > 0 && <Albums albums={albums} />}
        {leftOut.length > 0 && (
          <Section title={t('Left out')}>
            <ul className={css.list}>
              {leftOut.map(({ entry_id, name, reason }) => (
                <li key={entry_id} className={css.left}>
                  <bdi>{name}</bdi>
                  <span className={text({ style: 'small', tone: 'muted' })}>{reason}</span>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </AdminPage>
  );
}

function Albums({ albums }: { albums: ReturnType<typeof useImportUploads>['albums'] }) {
  const t = useT();
  return (
    <Section title={t('Albums made or added to')}>
      <ul className={css.list}>
        {albums.map((album) => (
          <li key={album.id} className={css.album}>
            <Picture
              artwork={album.artwork}
              image={album.artwork && imageUrl(album.artwork.hash, 160)}
              name={album.name}
              size={56}
            />
            <span className={css.words}>
              <Link to="/admin/albums/$id" params={{ id: String(album.id) }} className={css.name} dir="auto">
                {album.name}
              </Link>
              <span className={text({ style: 'small', tone: 'muted', clamp: 1 })}>
                <bdi>{artistNames(album.artists)}</bdi> ·{' '}
                {t(':count track added|:count tracks added', { count: album.added_tracks })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
