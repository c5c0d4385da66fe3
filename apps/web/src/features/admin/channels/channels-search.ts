import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { oneOf } from '../../../lib/search-params.ts';
import { type Paging, pagingInput, pagingSearch } from '../parts/paging.ts';

type Input = inferRouterInputs<AppRouter>['channels']['list'];

const channelSorts = ['name', 'name_desc'] as const;
export type ChannelSort = (typeof channelSorts)[number];

/** What the address of the table of channels may say. */
export interface ChannelsSearch extends Paging {
  q?: string;
  sort?: ChannelSort;
}

export function channelsSearch(search: Record<string, unknown>): ChannelsSearch {
  const { q } = search;
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  return {
    ...pagingSearch(search),
    ...oneOf('sort', channelSorts, search),
    q: words && words.length <= 255 ? words : undefined,
  };
}

/** The same as input of the list. */
export function channelsInput({ q, sort, ...paging }: ChannelsSearch): Input {
  return { ...pagingInput(paging), ...(sort ? { orderBy: sort } : {}), ...(q ? { query: q } : {}) };
}
