import type { Domain } from '../../core/domain.ts';
import { imageReactions } from './events.ts';

export const images = {
  name: 'images',
  reactions: imageReactions,
} satisfies Domain;
