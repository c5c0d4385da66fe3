import type { Release } from '@kantele/api/contract/backstage';
import { useShowFailure, useToPlans } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { useSiteSetting } from '../../app/settings.ts';
import { trpc } from '../../app/trpc.ts';
import { useUploadBatches } from '../uploads/use-upload-batches.ts';

/** Where uploaded files go: into a new release of an artist, or behind the tracks of one. */
export type Goal = { artistId: number } | { releaseId: number };

/**
 * Uploads files and puts those that have come in into a release; what could not be taken is told. It goes on when the
 * page that began it is left.
 */
export function useAddFiles(goal: Goal, onDone: (release: Release) => void) {
  const t = useT();
  const utils = trpc.useUtils();
  const create = trpc.backstage.createRelease.useMutation();
  const addTracks = trpc.backstage.addTracks.useMutation();
  const showFailure = useShowFailure();
  const toPlans = useToPlans();
  const sells = useSiteSetting('billing.enable');

  return useUploadBatches(async (arrived) => {
    const entry_ids = arrived.map(({ id }) => id);
    try {
      const { release, left_out } =
        'artistId' in goal
          ? await create.mutateAsync({ artist_id: goal.artistId, entry_ids })
          : await addTracks.mutateAsync({ id: goal.releaseId, entry_ids });
      utils.backstage.release.setData({ id: release.album.id }, { release });
      void utils.backstage.releases.invalidate();
      const [first] = left_out;
      if (first) {
        const action = sells && first.limited ? { action: toPlans } : {};
        void notify(`${first.name}: ${t(first.reason)}`, { tone: 'danger', ...action });
      }
      onDone(release);
    } catch (error) {
      showFailure(error);
    }
  });
}
