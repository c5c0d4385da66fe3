import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import * as contract from './contract.ts';
import { purgeAwaited, purgeFrames } from './downloads/download-queries.ts';
import { streamingReactions } from './events.ts';
import { analyseAudio, makeRendition, prepareCover, sweepRenditions } from './jobs.ts';
import { purgeLeases } from './lease-queries.ts';
import { streamingRows } from './rest.ts';
import { streamingRouter } from './router.ts';

export const streaming = {
  name: 'streaming',
  routers: { streaming: streamingRouter },
  rows: streamingRows,
  about: ['Streaming', 'Where the sound of a track is, and the files it is made of.'],
  contract,
  jobs: [
    handledBy(analyseAudio, {
      start: async () => (await import('./analyse-audio.ts')).analyseWaiting,
    }),
    handledBy(makeRendition, {
      start: async () => (await import('./make-rendition.ts')).makeTrackRendition,
    }),
    handledBy(prepareCover, {
      start: async () => (await import('./prepare-cover.ts')).prepareAlbumCover,
    }),
    handledBy(sweepRenditions, {
      start: async () => (await import('./sweep-renditions.ts')).sweepRenditionCache,
    }),
  ],
  purges: [purgeLeases, purgeFrames, purgeAwaited],
  reactions: streamingReactions,
  notExported: {
    stream_leases: 'which devices play now, a minute long',
  },
} satisfies Domain;
