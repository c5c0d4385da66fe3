import type { Reactions } from '../../core/context.ts';
import { dropImages } from './drop-images.ts';

export const imageReactions = {
  'files.removed': (_ctx, trx, { files }) =>
    dropImages(
      trx,
      files.flatMap(({ kind, owner }) => (kind === 'image' ? (owner ?? []) : [])),
    ),
} satisfies Reactions;
