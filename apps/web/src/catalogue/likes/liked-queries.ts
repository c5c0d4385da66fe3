import type { Query } from '@tanstack/react-query';

/** What the keys of pages of liked albums begin with. */
export const likedAlbumsKey = 'liked-albums';

/** What the keys of pages of followed artists begin with. */
export const followedArtistsKey = 'followed-artists';

/** Whether a query reads a list of what somebody likes. */
export function isOfLikes({ queryKey: [path, asked] }: Pick<Query, 'queryKey'>): boolean {
  if (path === likedAlbumsKey) return true;
  if (!Array.isArray(path) || path[0] !== 'tracks' || typeof asked !== 'object' || asked === null)
    return false;
  const input: unknown = 'input' in asked ? asked.input : null;
  return typeof input === 'object' && input !== null && 'liked' in input && input.liked === true;
}
