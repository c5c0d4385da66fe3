import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import * as contract from './contract.ts';
import { countPlayCharts, rollUpPlays } from './jobs.ts';
import { playRows } from './rest.ts';
import { playsRouter } from './router.ts';

export const plays = {
  name: 'plays',
  routers: { plays: playsRouter },
  rows: playRows,
  about: ['Plays', 'What was heard.'],
  contract,
  jobs: [
    handledBy(countPlayCharts, {
      start: async () => (await import('./count-charts.ts')).countCharts,
    }),
    handledBy(rollUpPlays, { start: async () => (await import('./roll-up-plays.ts')).rollUp }),
  ],
  exported: {
    plays: { column: 'user_id', without: ['guest_hash'] },
  },
} satisfies Domain;
