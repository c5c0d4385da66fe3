import type { RestCalls } from './shapes.gen.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Row<M extends Method, P extends string> = RestCalls[Extract<keyof RestCalls, `${M} ${P}`>];

/** Paths of a method as the documentation writes them, e.g. `artists/{id}`. */
export type Path<M extends Method> = keyof RestCalls extends infer Key
  ? Key extends `${M} ${infer P}`
    ? P
    : never
  : never;

/** A property that must be there, may be left out when all within is optional, or must not be there. */
type Property<Name extends string, Value> = [Value] extends [never]
  ? { [Key in Name]?: undefined }
  : Record<string, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** What a call takes: parameters of the path, of the query, and the body. */
export type Call<M extends Method, P extends string> = Property<'params', Row<M, P>['params']> &
  Property<'query', Row<M, P>['query']> &
  Property<'body', Row<M, P>['body']> & { signal?: AbortSignal };

/** What a call answers. */
export type Answer<M extends Method, P extends string> = Row<M, P>['answer'];

/** Optional when nothing is needed. */
export type Arguments<Needed> = Record<string, never> extends Needed ? [call?: Needed] : [call: Needed];

interface CallOptions {
  signal?: AbortSignal;
}
/** Input and options of a procedure; the input may be left out when nothing in it is needed. */
type Given<Input> = [Input] extends [undefined]
  ? [input?: undefined, options?: CallOptions]
  : Record<string, never> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

/** A procedure that reads. */
export interface Query<Input, Output> {
  query(...given: Given<Input>): Promise<Output>;
}

/** A procedure that changes something. */
export interface Mutation<Input, Output> {
  mutate(...given: Given<Input>): Promise<Output>;
}
