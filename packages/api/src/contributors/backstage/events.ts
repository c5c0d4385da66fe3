import type { Reactions } from '../../core/context.ts';
import { tellUploads } from './tell-uploads.ts';

export const backstageReactions = {
  'streaming.analysed': (ctx, trx, { track_id }) => tellUploads(ctx, trx, track_id),
} satisfies Reactions;
