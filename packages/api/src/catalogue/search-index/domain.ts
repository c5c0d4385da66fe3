import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import { refreshSearch } from './jobs.ts';

export const searchIndex = {
  name: 'search-index',
  jobs: [
    handledBy(refreshSearch, {
      start: async () => {
        const { rebuildSearch } = await import('./rebuild-search.ts');
        return (ctx) => rebuildSearch(ctx.db);
      },
    }),
  ],
} satisfies Domain;
