import type { Domain } from '../../core/domain.ts';
import { purgeUndo } from './queries.ts';

export const undo = {
  name: 'undo',
  purges: [purgeUndo],
  notExported: {
    undo_records: 'what one has deleted and may take back, a day long',
  },
} satisfies Domain;
