import { line, type Translate } from '@kantele/api/translate';

/** Who may see a playlist, in English. */
export const visibilityWords = {
  private: line('Private'),
  unlisted: line('Unlisted'),
  public: line('Public'),
} as const;

/** The same in a sentence. */
export const visibilityNotes = {
  private: line('Only you see it.'),
  unlisted: line('Whoever has the link sees it.'),
  public: line('Everybody sees it.'),
} as const;

/** `1 playlist`, `11 playlists` */
export const countPlaylists = (count: number, t: Translate): string =>
  t(':count playlist|:count playlists', { count });
