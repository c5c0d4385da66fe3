import type { LikedType } from '@kantele/api/contract/likes';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { errorOf } from '../../lib/api-error.ts';
import { isOfOwnPlaylists } from '../playlists/playlist-queries.ts';
import { LikeStore } from './like-store.ts';
import { isOfLikes } from './liked-queries.ts';
import { likes } from './likes.ts';

/** Keeps the likes of the one who is signed in, as long as that one is. */
export default function LikesConnection() {
  const t = useT();
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  const sayFailed = useEffectEvent((error: unknown, type: LikedType, id: number, wanted: boolean) => {
    const { message } = errorOf(error);
    const retry = { label: t('Retry'), onPress: () => likes.set(type, id, wanted) };
    void notify(t(message), { tone: 'danger', action: retry });
  });
  useEffect(() => {
    const isOld = (type?: LikedType) => (query: Pick<Query, 'queryKey'>) =>
      (type !== 'playlists' && isOfLikes(query)) ||
      ((!type || type === 'playlists') && isOfOwnPlaylists(query));
    const store = new LikeStore({
      read: async (type, ids) => (await client.likes.among.query({ type, ids: [...ids] })).ids,
      send: async (type, id, liked) => void (await client.likes.set.mutate({ type, id, liked })),
      onFailure: (...failure) => sayFailed(...failure),
      // The list one is in stays as it is, so that a heart that was pressed by mistake can be pressed again; but playlists one
      // likes stand in the sidebar, beside whatever page.
      onSaved: (type) =>
        void queryClient.invalidateQueries({
          predicate: isOld(type),
          refetchType: type === 'playlists' ? 'active' : 'none',
        }),
      onElsewhere: (type) => void queryClient.invalidateQueries({ predicate: isOld(type) }),
    });
    return likes.connect(store);
  }, [client, queryClient]);
  return null;
}
