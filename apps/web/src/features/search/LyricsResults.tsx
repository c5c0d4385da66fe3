import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trpc } from '../../app/trpc.ts';
import { LyricsHits } from './LyricsHits.tsx';
import { Outcome } from './Outcome.tsx';
import { lyricsFoundOf } from './search-queries.ts';

/** Every track in whose lyrics the words are sung. */
export function LyricsResults({ query }: { query: string }) {
  const { client } = trpc.useUtils();
  const found = useQuery({ ...lyricsFoundOf(client, query, 'lyrics'), placeholderData: keepPreviousData });
  return (
    <Outcome query={query} found={found} isEmpty={found.data?.hits.length === 0} instead={null}>
      <LyricsHits query={query} hits={found.data?.hits ?? []} />
    </Outcome>
  );
}
