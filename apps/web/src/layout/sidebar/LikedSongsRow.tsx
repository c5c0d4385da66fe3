import { Link } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { listContext } from '../../catalogue/play-context.ts';
import { likedAddress, likedList } from '../../features/library/liked-songs.ts';
import { countTracks } from '../../lib/words.ts';
import { useContextState } from '../../player/starting/useContextState.ts';
import { RowWords } from './RowWords.tsx';
import * as css from './SidebarLists.css.ts';

/** The songs one likes, in front of one's playlists. */
export function LikedSongsRow() {
  const t = useT();
  const { data } = trpc.tracks.count.useQuery(likedList({}));
  const state = useContextState(listContext.liked({ ...likedAddress({}), query: '' }).path);
  const name = t('Liked songs');
  return (
    <li>
      <Link
        to="/library/$part"
        params={{ part: 'songs' }}
        className={css.recentItem}
        data-playing={state ? '' : undefined}
        title={name}
      >
        <span className={css.tile}>
          <Heart size={18} aria-hidden="true" />
        </span>
        <RowWords name={name} sub={data ? countTracks(data.total, t) : ''} state={state} />
      </Link>
    </li>
  );
}
