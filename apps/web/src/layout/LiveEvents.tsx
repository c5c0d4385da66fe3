import { siteAddress } from '@kantele/api/site-address';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useBoot } from '../app/boot.tsx';
import { useReloadBoot } from '../app/session.ts';
import { trpc } from '../app/trpc.ts';
import { likedThing } from '../catalogue/likes/liked-thing.ts';
import { likes } from '../catalogue/likes/likes.ts';
import { isOfPlaylists } from '../catalogue/playlists/playlist-queries.ts';
import { keepMessages } from '../features/notifications/browser-messages.ts';
import { type LiveMessage, listenLive } from '../lib/live.ts';
import { liveReads } from './live-reads.ts';

/** Reads anew what the server says has changed. */
export default function LiveEvents() {
  const queryClient = useQueryClient();
  const reloadBoot = useReloadBoot();
  const hear = useEffectEvent((message: LiveMessage) => {
    const changed = message === 'missed' ? Object.values(liveReads).flat() : (liveReads[message.type] ?? []);
    // What a plan gives stands in bootstrap data: advertisements go, and buttons come.
    if (message !== 'missed' && message.type === 'billing') reloadBoot().catch(() => {});
    if (message === 'missed' || message.type === 'transfers') likes.changed();
    else if (message.type === 'likes') likes.changed(likedThing(message.id));
    if (message === 'missed' || message.type === 'playlists')
      void queryClient.invalidateQueries({ predicate: isOfPlaylists });
    for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
  });
  useEffect(() => listenLive(siteAddress('/api/v1/events'), hear), []);
  const { client } = trpc.useUtils();
  const userId = useBoot().data.user?.id;
  useEffect(() => {
    // A push service that does not answer is asked again with the next page.
    if (userId !== undefined) keepMessages(client, userId).catch(() => {});
  }, [client, userId]);
  return null;
}
