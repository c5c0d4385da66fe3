import { PageHeader } from '@kantele/ui/PageHeader';
import { Outlet } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { AdminPage } from '../admin/frame/AdminPage.tsx';
import { FilesCrumbs } from './FilesCrumbs.tsx';
import { FilesTable } from './FilesTable.tsx';
import { FilesTools } from './FilesTools.tsx';
import { type FilesSearch, openFolder } from './files-search.ts';

/** The files of everybody. */
export function AllFilesPage({ search }: { search: FilesSearch }) {
  const t = useT();
  return (
    <AdminPage>
      <PageHeader
        title={t('Files')}
        before={<FilesCrumbs place="all" search={search} />}
        description={
          search.trash
            ? t('What is in the trash for thirty days is deleted for good.')
            : t('Everything people have uploaded.')
        }
      />
      <FilesTools search={search} />
      <FilesTable key={`${openFolder(search)} ${search.trash}`} place="all" search={search} />
      <Outlet />
    </AdminPage>
  );
}
