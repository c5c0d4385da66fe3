/**
 * Entries of a library are named by the paths of their files. The tracks that a cue sheet makes of one file are entries of
 * their own: its path, `#` and their position. No file is called so, as audio files end in what they are.
 */
export const partPath = (path: string, position: number): string => `${path}#${position}`;

/** The file of an entry. */
export const filePath = (entry: string): string => entry.replace(/#\d+$/, '');

/** Position of an entry in its file; 0 for a whole file. */
export const positionIn = (entry: string): number => Number(/#(\d+)$/.exec(entry)?.[1] ?? 0);
