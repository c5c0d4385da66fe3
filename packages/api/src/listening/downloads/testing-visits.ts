import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['an album to download', (caller) => caller.downloads.locate({ type: 'album', id: 77 })],
  ['the sizes of a download', (caller) => caller.downloads.sizes({ type: 'album', id: 77 })],
];
