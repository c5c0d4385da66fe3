import { type OwnListSearch, ownList } from '../tracks/own-list.ts';

const liked = ownList(['newest', 'name', 'length'], { liked: true });

export type LikedSongsSearch = OwnListSearch<'newest' | 'name' | 'length'>;
export const likedSongsSearch = liked.search;
export const likedAddress = (search: LikedSongsSearch) => liked.address('/library/songs', search);
/** What the page reads, the same for loader and page. */
export const likedList = liked.wish;
