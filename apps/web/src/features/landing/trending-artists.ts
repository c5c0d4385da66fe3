import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../app/router-context.ts';

/** Who is played most. Comes with the page from the server; otherwise it opens the API. */
export const trendingArtists = (openApi: () => Promise<Api>) =>
  queryOptions({
    queryKey: ['trending-artists'],
    queryFn: async () => (await openApi()).client.channels.landingArtists.query(),
  });
