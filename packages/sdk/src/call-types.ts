import type { RestRows } from '@kantele/api/rest-table';
import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

type Method = RestRows['method'];
/** Rows by method and path. */
type Rows = { [Row in RestRows as `${Row['method']} ${Row['path']}`]: Row };
type Row<M extends Method, P extends string> = Rows[Extract<keyof Rows, `${M} ${P}`>];
/** Paths of a method as the documentation writes them, e.g. `artists/{id}`. */
export type Path<M extends Method> = Extract<RestRows, { method: M }>['path'];

/** Type at a dotted name, e.g. `artists.get`. */
type At<Tree, Name extends string> = Name extends `${infer Domain}.${infer Procedure}`
  ? Domain extends keyof Tree
    ? Procedure extends keyof Tree[Domain]
      ? Tree[Domain][Procedure]
      : never
    : never
  : never;

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
type Params<P extends string> = [ParamNames<P>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<P>, string | number> };

/** Fields of the input a caller may give beside the path; the site says which are needed. */
type Fields<M extends Method, P extends string> =
  Partial<NonNullable<At<Inputs, Row<M, P>['procedure']>>> extends infer Input
    ? Input extends object
      ? Input
      : Record<string, never>
    : never;

/** What a call takes: parameters of the path, of the query, and the body. */
export type Call<M extends Method, P extends string> = Params<P> &
  (M extends 'GET' | 'DELETE' ? { query?: Fields<M, P> } : { body?: Fields<M, P> }) & {
    signal?: AbortSignal;
  };

/** What a call answers. Rows whose body differs from the procedure's answer are of unknown shape. */
export type Answer<M extends Method, P extends string> =
  Row<M, P> extends { body: unknown } ? { data: string } : At<Outputs, Row<M, P>['procedure']>;

/** Optional when nothing is needed. */
type Arguments<Needed> = Record<string, never> extends Needed ? [call?: Needed] : [call: Needed];

/** One method for each of HTTP; paths, inputs and answers are those of the documented table. */
export interface RestClient {
  get<P extends Path<'GET'>>(path: P, ...call: Arguments<Call<'GET', P>>): Promise<Answer<'GET', P>>;
  post<P extends Path<'POST'>>(path: P, ...call: Arguments<Call<'POST', P>>): Promise<Answer<'POST', P>>;
  put<P extends Path<'PUT'>>(path: P, ...call: Arguments<Call<'PUT', P>>): Promise<Answer<'PUT', P>>;
  delete<P extends Path<'DELETE'>>(
    path: P,
    ...call: Arguments<Call<'DELETE', P>>
  ): Promise<Answer<'DELETE', P>>;
}
