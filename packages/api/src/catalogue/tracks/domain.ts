import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import * as contract from './contract.ts';
import { emptyTrackTrash, refreshSummaries } from './jobs.ts';
import { artistTrackRows, trackRows } from './rest.ts';
import { artistTracksRouter, tracksRouter } from './router.ts';

export const tracks = {
  name: 'tracks',
  routers: { tracks: tracksRouter, artists: artistTracksRouter },
  rows: [...artistTrackRows, ...trackRows],
  about: ['Tracks', 'Tracks, their places in lists and their waveforms.'],
  contract,
  jobs: [
    handledBy(emptyTrackTrash, {
      start: async () => (await import('./trash-tracks.ts')).emptyTrackTrash,
    }),
    handledBy(refreshSummaries, {
      start: async () => {
        const { refreshSummaries: refresh } = await import('./refresh-summaries.ts');
        return async (ctx) => {
          await refresh(ctx);
        };
      },
    }),
  ],
} satisfies Domain;
