import { line } from '@kantele/api/translate';

/** The parts of one's library, each a page; a new one is a line. */
export const librarySections = [
  { to: '/library/songs', words: line('Liked songs') },
  { to: '/library/playlists', words: line('Playlists') },
  { to: '/library/albums', words: line('Albums') },
  { to: '/library/artists', words: line('Artists') },
  { to: '/library/history', words: line('History') },
] as const;

export type LibraryPath = (typeof librarySections)[number]['to'];

/** The page of a part, as addresses name it; null for none. */
export const libraryPath = (part: string): LibraryPath | null =>
  librarySections.find(({ to }) => to === `/library/${part}`)?.to ?? null;

/** What stands at the head of each page, in English. */
export const libraryTitles: Record<LibraryPath, string> = {
  '/library/songs': line('Liked songs'),
  '/library/playlists': line('Your playlists'),
  '/library/albums': line('Liked albums'),
  '/library/artists': line('Artists you follow'),
  '/library/history': line('History'),
};

/** What a library would hold, for those who have none. */
export const libraryPromises: Record<LibraryPath, string> = {
  '/library/songs': line('With an account every song you like is kept here, on all your devices.'),
  '/library/playlists': line('With an account you put songs together, for yourself or for everybody.'),
  '/library/albums': line('With an account every album you like is kept here, on all your devices.'),
  '/library/artists': line('With an account you follow artists, and hear of what they release.'),
  '/library/history': line('With an account you find again what you have played, day by day.'),
};
