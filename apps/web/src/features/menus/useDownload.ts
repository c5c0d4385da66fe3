import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { useEffect, useState } from 'react';
import { trpc } from '../../app/trpc.ts';

type Locate = inferRouterInputs<AppRouter>['downloads']['locate'];
/** A track, or an album or a playlist as a zip. */
export type DownloadWish = Pick<Locate, 'type' | 'id'>;
type Format = NonNullable<Locate['format']>;

/** Milliseconds between two looks at files that are being made. */
const lookMs = 2_000;

/**
 * Downloads something in a format. Files that have to be made first are waited for, as long as the component is there.
 * @param onStart the browser has begun to download
 */
export function useDownload(wish: DownloadWish, onStart: () => void) {
  const [format, setFormat] = useState<Format | null>(null);
  const { data, error, refetch } = trpc.downloads.locate.useQuery(
    { ...wish, format: format ?? 'original' },
    {
      enabled: format !== null,
      retry: false,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: (query) => (query.state.error ? false : lookMs),
      // Who looks at another window waits, too.
      refetchIntervalInBackground: true,
    },
  );
  const isReady = format !== null && data !== undefined && data.ready === data.songs;
  const url = data?.url;
  useEffect(() => {
    if (!isReady || url === undefined) return;
    window.location.assign(url);
    onStart();
  }, [isReady, url, onStart]);
  return {
    start(next: Format) {
      if (format === next) void refetch();
      else setFormat(next);
    },
    isWaiting: format !== null && !error,
    progress: format !== null && !error && data && !isReady ? data : null,
    error,
  };
}
