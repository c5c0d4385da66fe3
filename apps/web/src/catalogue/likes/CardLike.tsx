import type { LikedType } from '@kantele/api/contract/likes';
import * as css from './CardLike.css.ts';
import { LikeButton } from './LikeButton.tsx';
import { useLikeState } from './useLike.ts';

interface CardLikeProps {
  type: LikedType;
  id: number;
  name: string;
}

/** The heart on the picture of a card, once it is known: guests have it on the page the card leads to. */
export function CardLike(thing: CardLikeProps) {
  if (useLikeState(thing.type, thing.id) === undefined) return null;
  return (
    <span className={css.place}>
      <LikeButton {...thing} />
    </span>
  );
}
