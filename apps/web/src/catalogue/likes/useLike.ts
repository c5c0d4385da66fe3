import type { LikedType } from '@kantele/api/contract/likes';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { loginPath } from '../../lib/safe-redirect-path.ts';
import { likes } from './likes.ts';

const unknown = () => undefined;

const notWatched = () => {};

/** Whether a thing is liked; undefined until that is known, for guests, and without a type. */
export function useLikeState(type: LikedType | null, id: number): boolean | undefined {
  const watch = useCallback(
    (listener: () => void) => (type === null ? notWatched : likes.watch(type, id, listener)),
    [type, id],
  );
  return useSyncExternalStore(watch, () => (type === null ? undefined : likes.get(type, id)), unknown);
}

/** The same as a heart shows it: empty while nothing is known. */
export const useLiked = (type: LikedType, id: number): boolean => useLikeState(type, id) ?? false;

/** Likes a thing, or no longer; guests are led to the sign-in page and back. */
export function useToggleLike() {
  const { user } = useBoot().data;
  const router = useRouter();
  return (type: LikedType, id: number) => {
    if (user) likes.toggle(type, id);
    else void router.navigate({ href: loginPath(router.latestLocation.publicHref) });
  };
}
