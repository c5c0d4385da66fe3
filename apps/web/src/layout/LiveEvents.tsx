import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type LiveMessage, listenLive } from '../lib/live.ts';
import { liveReads } from './live-reads.ts';

/** Reads anew what the server says has changed. */
export default function LiveEvents() {
  const queryClient = useQueryClient();
  const hear = useEffectEvent((message: LiveMessage) => {
    const changed = message === 'missed' ? Object.values(liveReads).flat() : (liveReads[message.type] ?? []);
    for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
  });
  useEffect(() => listenLive('/api/v1/events', hear), []);
  return null;
}
