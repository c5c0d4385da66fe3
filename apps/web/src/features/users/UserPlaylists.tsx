import { Button } from '@kantele/ui/Button';
import { CardGrid } from '@kantele/ui/Shelf';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useT } from '../../app/i18n.tsx';
import { SectionHead } from '../../app/parts/SectionHead.tsx';
import { trpc } from '../../app/trpc.ts';
import { PlaylistCard } from '../playlists/PlaylistCard.tsx';
import { userPlaylistPages } from './user-playlists.ts';

/** What a user has put together for everybody. */
export function UserPlaylists({ id }: { id: number }) {
  const t = useT();
  const { client } = trpc.useUtils();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    userPlaylistPages(client, id),
  );
  const playlists = data.pages.flatMap(({ pagination }) => pagination.data);
  if (playlists.length === 0) return null;
  return (
    <section aria-labelledby="playlists">
      <SectionHead id="playlists" title={t('Public playlists')} />
      <CardGrid label={t('Public playlists')}>
        {playlists.map((playlist) => (
          <PlaylistCard key={playlist.id} playlist={playlist} />
        ))}
      </CardGrid>
      {hasNextPage && (
        <Button pending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t('Load more')}
        </Button>
      )}
    </section>
  );
}
