import type { Profile } from '@kantele/api/contract/users';
import { Button } from '@kantele/ui/Button';
import { buttonStyle } from '@kantele/ui/Button.css';
import { EmptyLibraryDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { CardGrid } from '@kantele/ui/Shelf';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { SectionHead } from '../../app/parts/SectionHead.tsx';
import { trpc } from '../../app/trpc.ts';
import { PlaylistCard } from '../playlists/PlaylistCard.tsx';
import { userPlaylistPages } from './user-playlists.ts';

interface UserPlaylistsProps {
  user: Profile;
  /** It is the profile of the one who looks. */
  own: boolean;
}

/** What a user has put together for everybody, or what would stand there. */
export function UserPlaylists({ user, own }: UserPlaylistsProps) {
  const t = useT();
  const { client } = trpc.useUtils();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    userPlaylistPages(client, user.id),
  );
  const playlists = data.pages.flatMap(({ pagination }) => pagination.data);
  if (playlists.length === 0) {
    return (
      <EmptyState
        title={t('No public playlists yet')}
        drawing={<EmptyLibraryDrawing />}
        action={
          own ? (
            <Link to="/library/$part" params={{ part: 'playlists' }} className={buttonStyle()}>
              {t('Your playlists')}
            </Link>
          ) : (
            <Link to="/search" className={buttonStyle()}>
              {t('Find music')}
            </Link>
          )
        }
      >
        {own
          ? t('Playlists you make public stand here, for everybody who visits you.')
          : t('What :name puts together for everybody will stand here.', { name: user.display_name })}
      </EmptyState>
    );
  }
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
