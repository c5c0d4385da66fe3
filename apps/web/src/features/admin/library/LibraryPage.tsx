import { Button } from '@kantele/ui/Button';
import { EmptyLibraryDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Section } from '@kantele/ui/Section';
import { Skeleton } from '@kantele/ui/Skeleton';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ListError } from '../parts/ListError.tsx';
import { AddMusicDialog } from './AddMusicDialog.tsx';
import { Analysis } from './Analysis.tsx';
import { Disk } from './Disk.tsx';
import { FolderItem } from './FolderItem.tsx';
import { LeftOut } from './LeftOut.tsx';
import * as css from './library.css.ts';
import { Reasons } from './Reasons.tsx';
import { Totals } from './Totals.tsx';
import { useAudioOverview, useLibraries, useReports } from './use-library.ts';

/** Where music comes from, how far it is, and what did not come in. */
export function LibraryPage() {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const { query, libraries, active } = useLibraries();
  const overview = useAudioOverview({ importing: active });
  const reports = useReports(libraries, overview.data?.analysis);
  const isNew = query.data !== undefined && libraries.length === 0;
  const add = (
    <Button variant="accent" icon={<Plus size={18} />} onPress={() => setAdding(true)}>
      {t('Add music')}
    </Button>
  );
  const counted = overview.data && overview.data.analysis.total > 0 ? overview.data : null;
  return (
    <AdminPage>
      <PageHeader
        title={t('Library')}
        description={t('Folders of the server, what came in from them, and what did not.')}
        actions={isNew ? undefined : add}
      />
      {counted && <Totals overview={counted} />}
      {query.error ? (
        <ListError
          title={t('The folders could not be loaded')}
          error={query.error}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : query.isPending ? (
        <Skeleton height={160} />
      ) : isNew ? (
        <EmptyState title={t('No music here yet')} drawing={<EmptyLibraryDrawing />} action={add}>
          {t('Choose a folder of the server. Its files stay where they are, and nothing in them is changed.')}
        </EmptyState>
      ) : (
        <Section title={t('Folders')}>
          <ul className={css.list}>
            {libraries.map((library) => (
              <li key={library.id} className={css.item}>
                <FolderItem
                  library={library}
                  report={reports.find((report) => report.library.id === library.id)}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Reasons reports={reports} />
      {counted && (
        <div className={css.columns}>
          <Analysis analysis={counted.analysis} />
          <Disk overview={counted} />
        </div>
      )}
      <LeftOut reports={reports} />
      <AddMusicDialog isOpen={adding} onClose={() => setAdding(false)} />
    </AdminPage>
  );
}
