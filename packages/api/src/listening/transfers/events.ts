import type { Reactions } from '../../core/context.ts';
import { completeTransfers } from './jobs.ts';

export const transferReactions = {
  'imports.finished': async ({ services }, trx) => {
    await services.jobs.add(trx, completeTransfers, {}, { key: completeTransfers.name });
  },
} satisfies Reactions;
