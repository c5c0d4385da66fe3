import type { AppRouter } from '@kantele/api/router';
import {
  type QueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { CreateTRPCReact } from '@trpc/react-query';
import { createContext, useContext } from 'react';
import { pathProxy } from './path-proxy.ts';

type Client = TRPCClient<AppRouter>;
type Trpc = CreateTRPCReact<AppRouter, unknown>;
export type TrpcUtils = ReturnType<Trpc['useUtils']>;
type Path = readonly string[];
type Options = Omit<UseQueryOptions, 'queryKey' | 'queryFn'>;

/** Client and utils for the hooks below. */
export const TrpcContext = createContext<{ client: Client; utils: TrpcUtils } | null>(null);

function useTrpc() {
  const trpc = useContext(TrpcContext);
  if (!trpc) throw new Error('A hook of tRPC needs the context around it.');
  return trpc;
}

/** Calls a procedure by its path. */
function call(client: Client, path: Path, kind: 'query' | 'mutate', input: unknown): Promise<unknown> {
  let at = client as unknown as Record<string, never>;
  for (const part of path) at = at[part] as unknown as typeof at;
  return (at as unknown as Record<typeof kind, (input: unknown) => Promise<unknown>>)[kind](input);
}

/** The keys of tRPC: a router’s is the beginning of those of its procedures. */
const keyOf = (path: Path, input: unknown, type?: 'query') => {
  const rest = { ...(input !== undefined && { input }), ...(type && { type }) };
  return [...(path.length > 0 ? [path] : []), ...(Object.keys(rest).length > 0 ? [rest] : [])];
};

const queryOf = (client: Client, path: Path, input: unknown, options?: Options) => ({
  ...options,
  queryKey: keyOf(path, input, 'query'),
  queryFn: () => call(client, path, 'query', input),
});

/** What loaders and mutations do with what has been read: the part of tRPC’s utils that is used here. */
export function createUtils(client: Client, queryClient: QueryClient): TrpcUtils {
  const acts: Record<string, (path: Path, input: unknown, given: never) => unknown> = {
    ensureData: (path, input, options: Options) =>
      queryClient.ensureQueryData(queryOf(client, path, input, options) as never),
    queryOptions: (path, input, options: Options) => queryOf(client, path, input, options),
    setData: (path, input, data) => queryClient.setQueryData(keyOf(path, input, 'query'), data),
    invalidate: (path, input, filters: object | undefined) =>
      queryClient.invalidateQueries({ ...filters, queryKey: keyOf(path, input) }),
  };
  const utils = pathProxy((path, [input, given]) =>
    acts[path.at(-1) ?? '']?.(path.slice(0, -1), input, given as never),
  );
  return new Proxy(utils as TrpcUtils, {
    get: (target, name) => (name === 'client' ? client : Reflect.get(target, name)),
  });
}

const hooks = {
  useUtils: () => useTrpc().utils,
  useQuery: (path: Path, [input, options]: [unknown, Options?]) =>
    useQuery(queryOf(useTrpc().client, path, input, options)),
  useSuspenseQuery: (path: Path, [input, options]: [unknown, Options?]) => {
    const query = useSuspenseQuery(queryOf(useTrpc().client, path, input, options) as never);
    return [query.data, query];
  },
  useMutation: (path: Path, [options]: [UseMutationOptions?]) => {
    const { client } = useTrpc();
    const mutationFn = (input: unknown) => call(client, path, 'mutate', input);
    return useMutation({ ...options, mutationKey: keyOf(path, undefined), mutationFn });
  },
};

/**
 * Hooks of the router’s procedures; pages read with `useSuspenseQuery` what their loader has fetched. Typed by tRPC, made
 * here: its own package brings every hook of TanStack Query along.
 */
export const trpc = pathProxy((path, given) =>
  hooks[path.at(-1) as keyof typeof hooks](path.slice(0, -1), given as never),
) as Pick<Trpc, 'useUtils'> & Omit<Trpc, 'Provider' | 'useQueries'>;
