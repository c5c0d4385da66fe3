import { useRouter } from '@tanstack/react-router';
import { useBoot, useCan } from '../../app/boot.tsx';
import { useShowFailure } from '../../app/failure.ts';
import { useSiteSetting } from '../../app/settings.ts';

/**
 * Downloads the file of a track, or says which plan it takes; null for whom there is neither, and for guests where
 * they may not.
 */
export function useDownload(): ((trackId: number) => void) | null {
  const { client } = useRouter().options.context;
  const showFailure = useShowFailure();
  const may = useCan('music.download');
  const sells = useSiteSetting('billing.enable');
  const signedIn = useBoot().data.user !== null;
  if (!may && !(sells && signedIn)) return null;
  return (trackId) =>
    void client.streaming.download
      .query({ track_id: trackId })
      .then(({ url }) => window.location.assign(url))
      .catch(showFailure);
}
