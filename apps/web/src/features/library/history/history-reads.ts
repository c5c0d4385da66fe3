import type { AppRouter } from '@kantele/api/router';
import type { TRPCClient } from '@trpc/client';
import { pagesOf } from '../../../app/infinite.ts';

/** What the key of the history is. */
export const historyKey = 'play-history';

/** What one has played, page after page. */
export function historyPages(client: TRPCClient<AppRouter>) {
  return pagesOf([historyKey], null, (cursor, signal) =>
    client.plays.history.query({ per_page: 50, cursor }, { signal }),
  );
}
