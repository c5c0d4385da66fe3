import { line } from '@kantele/api/translate';

/** What people who make a playlist together may do, in English. */
export const roleWords = { add: line('Can add songs'), edit: line('Can edit everything') } as const;
/** The same, said to who joins. */
export const joinWords = { add: line('You can add songs'), edit: line('You can edit everything') } as const;
export type PlaylistRole = keyof typeof roleWords;
export const playlistRoles = Object.keys(roleWords) as PlaylistRole[];
