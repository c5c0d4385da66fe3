import { line } from '@kantele/api/translate';

/** Names that tracks are found by. */
export type NameKind = 'genres' | 'tags';

/** What tables and sheets of genres and of tags say. */
export const nameWords = {
  genres: {
    title: line('Genres'),
    one: line('Genre'),
    create: line('New genre'),
    search: line('Search genres'),
    listFailed: line('The genres could not be loaded'),
    empty: line('There are no genres yet'),
    noMatch: line('No genre matches'),
    pages: line('Pages of genres'),
    missing: line('No such genre'),
    failed: line('The genre could not be loaded'),
    merge: line('Merge genres'),
    into: line('Into the genre'),
    merging: line(
      'Everything in it goes to another genre, and it is deleted.|Everything in them goes to another genre, and they are deleted.',
    ),
    delete: line('Delete genre?|Delete :count genres?'),
    deleting: line('Albums and tracks stay, without it.'),
  },
  tags: {
    title: line('Tags'),
    one: line('Tag'),
    create: line('New tag'),
    search: line('Search tags'),
    listFailed: line('The tags could not be loaded'),
    empty: line('There are no tags yet'),
    noMatch: line('No tag matches'),
    pages: line('Pages of tags'),
    missing: line('No such tag'),
    failed: line('The tag could not be loaded'),
    merge: line('Merge tags'),
    into: line('Into the tag'),
    merging: line(
      'Its tracks get another tag, and it is deleted.|Their tracks get another tag, and they are deleted.',
    ),
    delete: line('Delete tag?|Delete :count tags?'),
    deleting: line('Tracks stay, without it.'),
  },
} as const satisfies Record<NameKind, Record<string, string>>;
