import type { Release } from '@kantele/api/contract/backstage';
import { Badge } from '@kantele/ui/Badge';
import { EmptyState } from '@kantele/ui/EmptyState';
import { MenuItem } from '@kantele/ui/Menu';
import { SettingsCard } from '@kantele/ui/Section';
import { SortableList } from '@kantele/ui/SortableList';
import { useNavigate } from '@tanstack/react-router';
import { FileAudio, TextQuote } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { useRun } from '../../app/use-run.ts';
import { useTrackTrash } from '../admin/catalogue/tracks/use-track-actions.ts';
import * as css from './backstage.css.ts';
import { discsInOrder } from './discs-in-order.ts';
import { EditTrack } from './EditTrack.tsx';
import { BulkTracks } from './tracks/BulkTracks.tsx';
import { TrashList } from './tracks/TrashList.tsx';
import { useReplaceFile } from './use-replace-file.ts';

type Track = Release['album']['tracks'][number];
type TrackFile = Release['files'][number];

/** The tracks of a release: put in order, opened to be edited, removed. */
export function TrackList({ release }: { release: Release }) {
  const t = useT();
  const utils = trpc.useUtils();
  const { album, files } = release;
  const { run } = useRun();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<number | null>(null);
  const order = trpc.backstage.orderTracks.useMutation();
  const { trash, restore, busy } = useTrackTrash();
  const { choose, field } = useReplaceFile(album.id);
  const rows = album.tracks.map((track) => ({ ...track, id: String(track.id) }));
  const reload = () => utils.backstage.release.invalidate({ id: album.id });
  const reorder = (ids: string[]) => {
    const wanted = ids.map(Number);
    const tracks = wanted.flatMap((id) => album.tracks.find((track) => track.id === id) ?? []);
    utils.backstage.release.setData(
      { id: album.id },
      { release: { ...release, album: { ...album, tracks } } },
    );
    void run(async () => {
      const answer = await order.mutateAsync({ id: album.id, discs: discsInOrder(album.tracks, wanted) });
      utils.backstage.release.setData({ id: album.id }, answer);
    }).then((isDone) => (isDone ? undefined : reload()));
  };
  return (
    <>
      <SettingsCard title={t('Tracks')} aside={<BulkTracks tracks={album.tracks} />}>
        {rows.length === 0 ? (
          <EmptyState title={t('No tracks yet')} />
        ) : (
          <SortableList
            label={t('Tracks')}
            items={rows}
            onReorder={reorder}
            onRemove={(id) => void trash([Number(id)])}
            onOpen={(id) => setEdited(Number(id))}
            commands={(row) => [
              <MenuItem
                key="file"
                id="file"
                icon={<FileAudio size={16} />}
                onAction={() => choose(Number(row.id))}
              >
                {t('Replace the file…')}
              </MenuItem>,
              <MenuItem
                key="lyrics"
                id="lyrics"
                icon={<TextQuote size={16} />}
                onAction={() =>
                  void navigate({
                    to: '/backstage/releases/$id/lyrics/$track',
                    params: { id: String(album.id), track: row.id },
                  })
                }
              >
                {t('Lyrics…')}
              </MenuItem>,
            ]}
            words={{
              up: t('Move up'),
              down: t('Move down'),
              toTop: t('Move to the top'),
              remove: t('Remove'),
              actions: (name) => t('Actions for :name', { name }),
              moved: (name, place, count) => t(':name, place :place of :count', { name, place, count }),
              removed: (name) => t(':name removed', { name }),
            }}
          >
            {(row) => (
              <Row
                track={{ ...row, id: Number(row.id) }}
                place={rows.indexOf(row) + 1}
                file={files.find(({ id }) => id === Number(row.id)) ?? null}
              />
            )}
          </SortableList>
        )}
        <input type="file" hidden accept="audio/*" aria-label={t('Replace the file…')} {...field} />
        {edited !== null && (
          <EditTrack
            id={edited}
            onClose={() => {
              setEdited(null);
              void reload();
            }}
          />
        )}
      </SettingsCard>
      <TrashList
        label={t('Deleted tracks')}
        items={release.deleted}
        pending={busy}
        onRestore={(id) => void restore([id])}
      />
    </>
  );
}

function Row({ track, place, file }: { track: Track; place: number; file: TrackFile | null }) {
  const t = useT();
  const duplicate = file?.duplicate;
  return (
    <span className={css.track}>
      <span className={css.number}>{place}</span>
      <span className={css.words}>
        <span className={css.name} dir="auto">
          {track.name}
        </span>
        <span className={css.detail}>
          {duplicate ? (
            t('Sounds exactly like “:name”', { name: duplicate.name })
          ) : (
            <bdi>{file?.file_name}</bdi>
          )}
        </span>
      </span>
      <StateBadge file={file} />
    </span>
  );
}

function StateBadge({ file }: { file: TrackFile | null }) {
  const t = useT();
  switch (file?.status) {
    case 'processing':
      return <Badge tone="info">{t('Processing')}</Badge>;
    case 'failed':
      return <Badge tone="danger">{t(file.status_reason ?? 'Failed')}</Badge>;
    case 'missing':
      return <Badge tone="danger">{t('File missing')}</Badge>;
    default:
      return file?.duplicate ? (
        <Badge tone="warning">{t('Duplicate')}</Badge>
      ) : (
        <Badge tone="positive">{t('Ready')}</Badge>
      );
  }
}
