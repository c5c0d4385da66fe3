import { permitted, router } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { search } from './search.ts';
import { suggest } from './suggest.ts';

const view = permitted('music.view');

export const searchRouter = router({
  query: view
    .input(contract.searchInput)
    .output(contract.searchResponse)
    .query(({ ctx, input }) => search(ctx, input)),
  suggest: view
    .input(contract.suggestInput)
    .output(contract.suggestResponse)
    .query(({ ctx, input }) => suggest(ctx, input)),
});
