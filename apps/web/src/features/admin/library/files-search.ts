import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { oneOf } from '../../../lib/search-params.ts';
import { type Paging, pagingInput, pagingSearch } from '../parts/paging.ts';

type Input = inferRouterInputs<AppRouter>['imports']['files'];

export const fileStates = ['failed', 'missing', 'duplicate', 'ok'] as const;
export type FileState = (typeof fileStates)[number];

/** What the address of the table of files may say. */
export interface FilesSearch extends Paging {
  library?: number;
  state?: FileState;
  /** Only failures of this kind. */
  kind?: string;
}

export function filesSearch(search: Record<string, unknown>): FilesSearch {
  const { library, kind } = search;
  return {
    ...pagingSearch(search),
    ...oneOf('state', fileStates, search),
    library: isId(library) ? library : undefined,
    kind: typeof kind === 'string' && /^[a-z_]{1,40}$/.test(kind) ? kind : undefined,
  };
}

/** The same as input of the list, of the library named or another one. */
export function filesInput({ library, state, kind, ...paging }: FilesSearch, fallback: number): Input {
  return {
    ...pagingInput(paging),
    id: library ?? fallback,
    state: state ?? 'failed',
    ...(kind ? { kind } : {}),
  };
}

export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
