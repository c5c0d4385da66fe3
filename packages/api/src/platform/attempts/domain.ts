import type { Domain } from '../../core/domain.ts';
import { purgeAttempts } from './queries.ts';

export const attempts = {
  name: 'attempts',
  purges: [purgeAttempts],
} satisfies Domain;
