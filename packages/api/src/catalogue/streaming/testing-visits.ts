import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['sources', (caller) => caller.streaming.sources({ track_id: 777 })],
  ['the state of the audio', (caller) => caller.streaming.overview()],
  ['audio files', (caller) => caller.streaming.originals({ per_page: 100 })],
];
