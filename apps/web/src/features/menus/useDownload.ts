import type { AppRouter } from '@kantele/api/router';
import { useRouter } from '@tanstack/react-router';
import type { inferRouterInputs } from '@trpc/server';
import { useBoot, useCan } from '../../app/boot.tsx';
import { useShowFailure } from '../../app/failure.ts';
import { useSiteSetting } from '../../app/settings.ts';

type Wish = inferRouterInputs<AppRouter>['downloads']['locate'];

/**
 * Downloads a track, or an album or a playlist as a zip, or says which plan it takes; null for whom there is neither,
 * and for guests where they may not.
 */
export function useDownload(): ((wish: Wish) => void) | null {
  const { client } = useRouter().options.context;
  const showFailure = useShowFailure();
  const may = useCan('music.download');
  const sells = useSiteSetting('billing.enable');
  const signedIn = useBoot().data.user !== null;
  if (!may && !(sells && signedIn)) return null;
  return (wish) =>
    void client.downloads.locate
      .query(wish)
      .then(({ url }) => window.location.assign(url))
      .catch(showFailure);
}
