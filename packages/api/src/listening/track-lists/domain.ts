import type { Domain } from '../../core/domain.ts';
import { trackListRows } from './rest.ts';
import { trackListsRouter } from './router.ts';

export const trackLists = {
  name: 'track-lists',
  routers: { tracks: trackListsRouter },
  rows: trackListRows,
} satisfies Domain;
