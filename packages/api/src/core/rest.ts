import type { AnyRouter, inferRouterInputs } from '@trpc/server';
import type { ErrorCode } from './errors.ts';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How text of the path becomes a field of the input; what does not fit names nothing and is 404. */
export type ParamKind =
  /** A positive integer. */
  | 'id'
  /** `me`, or a positive integer. */
  | 'user'
  | 'text'
  /** Digits are an id, anything else a slug. */
  | 'key'
  /** Entries between commas. */
  | 'list'
  /** One of these words. */
  | readonly string[];

/** How text of the query becomes a field of the input; what does not fit stays text, for the schema to refuse. */
export type QueryKind = 'number' | 'flag' | 'list' | 'text';

/** A field whose parameter in the path has another name. */
interface Renamed<Kind> {
  from: string;
  as: Kind;
}

export interface RestUpload {
  field: string;
  maxBytes: number;
  /** What is said when there is no file, and when it is too large, where it is no picture; translated. */
  missing?: string;
  tooLarge?: string;
}

/**
 * One documented row: it names a procedure and says only what differs on the wire. `path` is relative to `api/v1/`,
 * parameters in braces. What the input is made of is data, which the server, the documentation and the SDK read alike.
 */
export interface RestRow {
  method: RestMethod;
  path: string;
  /** Dotted name in the router, e.g. `artists.get`; checked by `RestRowsOf`. */
  procedure: string;
  summary: string;
  status?: 200 | 201;
  /** Fields of the input that come from the path. */
  params?: Readonly<Record<string, ParamKind | Renamed<ParamKind>>>;
  /** Fields that come from the query, in rows that read it: anything else there is refused by the schema. */
  query?: Readonly<Record<string, QueryKind>>;
  /** All other fields come from the body, a JSON object; with `optional`, those that are not in the query. */
  body?: true | 'optional';
  /** Where the documented answer differs from the output of the procedure. */
  answer?: (output: unknown) => unknown;
  /** Seconds guests may be shown the same answer: for rows every visitor of a busy site asks for. */
  guestSeconds?: number;
  /** The row also takes `multipart/form-data` with one file in this field. */
  upload?: RestUpload;
  /** Refusals beyond those of every row of its shape, for the documentation. */
  refuses?: readonly ErrorCode[];
  /** Rows of `auth` and `secure` are also served without the prefix. */
  unprefixed?: boolean;
}

/** Query parameters of every list. */
export const page = { per_page: 'number', cursor: 'text' } as const;

type ParamKindOf<Value> = [Value] extends [number]
  ? 'id'
  : [Value] extends [number | 'me']
    ? 'user'
    : [Value] extends [readonly unknown[]]
      ? 'list'
      : string extends Value
        ? number extends Value
          ? 'key'
          : 'text'
        : readonly Value[];

type QueryKindOf<Value> = [Value] extends [number]
  ? 'number'
  : [Value] extends [boolean]
    ? 'flag'
    : [Value] extends [readonly unknown[]]
      ? 'list'
      : [Value] extends [string]
        ? 'text'
        : never;

type ParamsOf<Input> = {
  readonly [Field in keyof Input]?:
    | ParamKindOf<NonNullable<Input[Field]>>
    | Renamed<ParamKindOf<NonNullable<Input[Field]>>>;
};
type QueryOf<Input> = { readonly [Field in keyof Input]?: QueryKindOf<NonNullable<Input[Field]>> };

interface RowOf<Procedure extends string, Input>
  extends Omit<RestRow, 'procedure' | 'params' | 'query' | 'upload'> {
  procedure: Procedure;
  params?: ParamsOf<Input>;
  query?: QueryOf<Input>;
  upload?: RestUpload & { field: keyof Input & string };
}

/**
 * Rows of a domain: a procedure its router lacks, a field the input lacks, or a field read as what it is not does not
 * compile.
 */
export type RestRowsOf<Router extends AnyRouter, Domain extends string> = readonly {
  [Name in keyof inferRouterInputs<Router> & string]: RowOf<
    `${Domain}.${Name}`,
    // Procedures without an input take no fields.
    inferRouterInputs<Router>[Name] extends infer Input ? (Input extends object ? Input : object) : never
  >;
}[keyof inferRouterInputs<Router> & string][];
