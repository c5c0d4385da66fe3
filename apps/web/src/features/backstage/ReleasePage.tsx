import type { Release } from '@kantele/api/contract/backstage';
import { Badge } from '@kantele/ui/Badge';
import { Breadcrumbs } from '@kantele/ui/Breadcrumbs';
import { buttonStyle } from '@kantele/ui/Button.css';
import { DropZone } from '@kantele/ui/DropZone';
import { Form } from '@kantele/ui/Form';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Link } from '@tanstack/react-router';
import { ExternalLink, Upload } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { kinds } from '../../catalogue/registry.ts';
import { AdminPage } from '../admin/frame/AdminPage.tsx';
import { LeaveGuard } from '../admin/frame/LeaveGuard.tsx';
import { useDraft } from '../admin/parts/draft.ts';
import { SaveChanges } from '../admin/parts/SaveChanges.tsx';
import { UploadRows } from '../uploads/UploadRows.tsx';
import * as css from './backstage.css.ts';
import { DeleteRelease } from './DeleteRelease.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import { PublishCard } from './PublishCard.tsx';
import { ReleasePreview } from './ReleasePreview.tsx';
import { fieldsOf } from './release-draft.ts';
import { visibilityTone, visibilityWords } from './release-words.ts';
import { TrackList } from './TrackList.tsx';
import { useAddFiles } from './use-add-files.ts';

/** Milliseconds between looks at tracks that are being processed. */
const lookEvery = 2_000;

const isProcessing = ({ files }: Release) => files.some(({ status }) => status === 'processing');

/** One release: its tracks, what is said about it, and what listeners will see. */
export function ReleasePage({ id }: { id: number }) {
  const t = useT();
  const [{ release }] = trpc.backstage.release.useSuspenseQuery(
    { id },
    { refetchInterval: ({ state }) => (state.data && isProcessing(state.data.release) ? lookEvery : false) },
  );
  const { album } = release;
  return (
    <AdminPage>
      <PageHeader
        before={
          <Breadcrumbs
            label={t('You are here')}
            items={[
              { id: 'releases', label: t('Releases') },
              { id: 'release', label: album.name },
            ]}
            renderLink={(item, link) => <Link key={item.id} to="/backstage/releases" {...link} />}
          />
        }
        title={album.name}
        description={
          <Badge tone={visibilityTone(album.visibility)}>{t(visibilityWords[album.visibility])}</Badge>
        }
        actions={
          <Link {...kinds.album.link(album)} className={buttonStyle()}>
            <ExternalLink size={18} aria-hidden="true" />
            {t('View page')}
          </Link>
        }
      />
      <Editor key={album.id} release={release} />
    </AdminPage>
  );
}

function Editor({ release }: { release: Release }) {
  const t = useT();
  const { album } = release;
  const utils = trpc.useUtils();
  const draft = useDraft(fieldsOf(album));
  const update = trpc.albums.update.useMutation();
  const { add, retry, abort, own } = useAddFiles({ releaseId: album.id }, () => {});
  const save = async () => {
    await update.mutateAsync({ id: album.id, ...draft.changes });
    await utils.backstage.release.refetch({ id: album.id });
    void utils.backstage.releases.invalidate();
    void utils.albums.invalidate();
    draft.reset();
  };
  const { busy, errors, onSubmit } = useSubmit(save);
  const waiting = own.filter(({ state }) => state !== 'completed');
  return (
    <Form
      label={t('Release')}
      errors={errors}
      busy={busy}
      onSubmit={onSubmit}
      errorTitle={t('Something went wrong')}
      className={css.columns}
    >
      <div className={css.main}>
        <TrackList release={release} />
        <DropZone
          label={t('Drop more files here')}
          buttonLabel={t('Choose files')}
          icon={<Upload size={20} aria-hidden="true" />}
          multiple
          onFiles={(files) => void add(files)}
        />
        {waiting.length > 0 && (
          <UploadRows
            label={t('Files on their way')}
            uploads={waiting}
            onAbort={abort}
            onRetry={(id) => void retry(id)}
          />
        )}
        <DetailsFields draft={draft} genres={album.genres} />
      </div>
      <div className={css.side}>
        <ReleasePreview release={release} values={draft.values} />
        <PublishCard release={release} draft={draft} />
      </div>
      <div className={css.last}>
        <DeleteRelease album={album} />
      </div>
      <SaveChanges dirty={draft.dirty} onDiscard={draft.reset} saving={busy} />
      <LeaveGuard dirty={draft.dirty} />
    </Form>
  );
}
