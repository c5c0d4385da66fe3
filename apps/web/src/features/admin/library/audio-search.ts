import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { oneOf } from '../../../lib/search-params.ts';
import { type Paging, pagingInput, pagingSearch } from '../parts/paging.ts';

type Input = inferRouterInputs<AppRouter>['streaming']['originals'];

export const audioStates = ['waiting', 'failed', 'damaged'] as const;
export type AudioState = (typeof audioStates)[number];
const madeKinds = ['flac', 'aac_256', 'aac_96', 'download_flac', 'download_mp3', 'download_opus'] as const;

/** What the address of the table of audio files may say. */
export interface AudioSearch extends Paging {
  state?: AudioState;
  codec?: string;
  /** Only those a file of this kind was made of. */
  made?: (typeof madeKinds)[number];
}

export function audioSearch(search: Record<string, unknown>): AudioSearch {
  const { codec } = search;
  return {
    ...pagingSearch(search),
    ...oneOf('state', audioStates, search),
    ...oneOf('made', madeKinds, search),
    codec: typeof codec === 'string' && /^\w{1,40}$/.test(codec) ? codec : undefined,
  };
}

/** The same as input of the list. */
export function audioInput({ state, codec, made, ...paging }: AudioSearch): Input {
  return {
    ...pagingInput(paging),
    ...(state ? { state } : {}),
    ...(codec ? { codec } : {}),
    ...(made ? { made } : {}),
  };
}
