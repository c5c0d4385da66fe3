import type { LikedType } from '@kantele/api/contract/likes';

const types: readonly LikedType[] = ['tracks', 'albums', 'playlists'];

/** What an event of a like is about, as `tracks:5`; undefined for what this build does not know. */
export function likedThing(id: number | string | undefined): { type: LikedType; id: number } | undefined {
  const [word, number] = String(id).split(':');
  const type = types.find((one) => one === word);
  return type && { type, id: Number(number) };
}
