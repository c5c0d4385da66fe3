import type { Lyrics } from '@kantele/api/contract/lyrics';
import { useCan } from '../../app/boot.tsx';
import { trpc } from '../../app/trpc.ts';

/** Lyrics hardly ever change while they are read, in milliseconds. */
const staleMs = 300_000;

/** The lyrics of a track; null when there are none, undefined until that is known. */
export function useLyrics(id: number): Lyrics | null | undefined {
  const mayRead = useCan('lyrics.view');
  const { data, isError } = trpc.lyrics.get.useQuery(
    { track_id: id },
    { enabled: mayRead, staleTime: staleMs },
  );
  return !mayRead || isError ? null : data?.lyrics;
}
