import type { LikedType } from '@kantele/api/contract/likes';
import { useLikeState } from './useLike.ts';

/** Has a like read whose heart is only in the menu of a thing. */
export function LikeWatch({ type, id }: { type: LikedType; id: number }) {
  useLikeState(type, id);
  return null;
}
