import { Button } from '@kantele/ui/Button';
import { DropZone } from '@kantele/ui/DropZone';
import { Meter } from '@kantele/ui/Meter';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Outlet } from '@tanstack/react-router';
import { FolderPlus, Upload } from 'lucide-react';
import { useState } from 'react';
import { can, useBoot } from '../../app/boot.tsx';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { PlansLink } from '../../app/parts/PlansLink.tsx';
import { trpc } from '../../app/trpc.ts';
import { formatBytes } from '../../lib/bytes.ts';
import { AdminPage } from '../admin/frame/AdminPage.tsx';
import { useUploadQueue } from '../uploads/use-upload-queue.ts';
import { CreateFolderDialog } from './FileDialogs.tsx';
import { FilesCrumbs } from './FilesCrumbs.tsx';
import { FilesTable } from './FilesTable.tsx';
import { FilesTools } from './FilesTools.tsx';
import * as css from './files.css.ts';
import { type FilesSearch, openFolder } from './files-search.ts';
import { useRefreshFiles } from './use-file-actions.ts';

/** One’s own files: in folders, uploaded, found, thrown away and brought back. */
export function OwnFilesPage({ search }: { search: FilesSearch }) {
  const t = useT();
  const { data } = useBoot();
  const [isCreating, setCreating] = useState(false);
  const mayCreate = can(data, 'files.create');
  const parentId = openFolder(search);
  const isPlace = !search.q && !search.trash;
  return (
    <AdminPage>
      <PageHeader
        title={t('Files')}
        before={<FilesCrumbs place="own" search={search} />}
        description={
          search.trash
            ? t('What is in the trash for thirty days is deleted for good.')
            : t('Everything you have uploaded.')
        }
        actions={
          mayCreate &&
          isPlace && (
            <Button icon={<FolderPlus size={18} />} onPress={() => setCreating(true)}>
              {t('New folder')}
            </Button>
          )
        }
      />
      {mayCreate && <Room />}
      {mayCreate && isPlace && <UploadHere parentId={parentId} />}
      <FilesTools search={search} />
      <FilesTable key={`${parentId} ${search.trash}`} place="own" search={search} />
      <CreateFolderDialog parentId={parentId} isOpen={isCreating} onClose={() => setCreating(false)} />
      <Outlet />
    </AdminPage>
  );
}

/** Files that are dropped go into the open folder. */
function UploadHere({ parentId }: { parentId: number | null }) {
  const t = useT();
  const { queue } = useUploadQueue();
  const refresh = useRefreshFiles();
  const add = async (files: readonly File[]) => {
    await queue.add(files, parentId).ended;
    await refresh();
  };
  return (
    <DropZone
      className={css.drop}
      label={parentId === null ? t('Drop files here') : t('Drop files into this folder')}
      buttonLabel={t('Choose files')}
      icon={<Upload size={24} aria-hidden="true" />}
      multiple
      onFiles={(files) => void add(files)}
    />
  );
}

/** How much room one’s files take. */
function Room() {
  const t = useT();
  const language = useLanguage();
  const { data } = trpc.uploads.rules.useQuery();
  if (!data) return null;
  const { used_bytes: used, free_bytes: free } = data.rules;
  const size = formatBytes(used, language);
  if (free === null) return <p className={css.room}>{t(':size used', { size })}</p>;
  const max = used + free;
  const share = max > 0 ? used / max : 1;
  return (
    <div className={css.room}>
      <Meter
        label={t('Room')}
        value={used}
        max={Math.max(1, max)}
        valueLabel={t(':size of :max used', { size, max: formatBytes(max, language) })}
        tone={share >= 1 ? 'danger' : share > 0.9 ? 'warning' : 'accent'}
      />
      <PlansLink />
    </div>
  );
}
