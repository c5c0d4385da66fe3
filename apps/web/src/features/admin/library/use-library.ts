import type { Library } from '@kantele/api/contract/imports';
import type { AudioOverview } from '@kantele/api/contract/streaming';
import { useEffect, useState } from 'react';
import { trpc } from '../../../app/trpc.ts';
import { isActive } from './library-state.ts';

/** How often is asked while something runs, in milliseconds. */
const often = 1_000;
const nowAndThen = 3_000;

const none: Library[] = [];
type Analysis = AudioOverview['analysis'];

/** The folders, followed while one of them is imported. */
export function useLibraries() {
  const query = trpc.imports.libraries.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.libraries.some(isActive) ? often : false),
    staleTime: 0,
  });
  const libraries = query.data?.libraries ?? none;
  useReadAnew(libraries.map(({ last_import: run }) => `${run?.id} ${run?.state}`).join());
  return { query, libraries, active: libraries.some(isActive) };
}

/** Counts and the analysis, followed while anything changes them. */
export function useAudioOverview({ importing = false, enabled = true } = {}) {
  return trpc.streaming.overview.useQuery(undefined, {
    enabled,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      importing || (state.data?.analysis.waiting ?? 0) > 0 ? nowAndThen : false,
  });
}

/** What came in of each folder and what did not; read anew when an import or the analysis gets somewhere. */
export function useReports(libraries: readonly Library[], analysis: Analysis | undefined) {
  const active = libraries.some(isActive);
  const reports = trpc.useQueries((ask) =>
    libraries.map(({ id }) =>
      ask.imports.report({ id }, { staleTime: 0, refetchInterval: active ? nowAndThen : false }),
    ),
  );
  useReadAnew(`${analysis?.waiting === 0} ${analysis?.failed} ${analysis?.damaged}`);
  return reports.flatMap(({ data }) => data ?? []);
}

/** Reads anew what imports and the analysis change whenever they have got somewhere else. */
function useReadAnew(mark: string): void {
  const utils = trpc.useUtils();
  const [known, setKnown] = useState(mark);
  useEffect(() => {
    if (known === mark) return;
    setKnown(mark);
    void utils.imports.report.invalidate();
    void utils.imports.files.invalidate();
    void utils.imports.list.invalidate();
    void utils.streaming.overview.invalidate();
  }, [known, mark, utils]);
}

/** Queries that are refetched after an action here. */
export function useRefreshLibrary() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.imports.invalidate(), utils.streaming.invalidate()]);
}
