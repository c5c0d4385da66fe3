import { appRouter, type Context } from '@kantele/api/server';

/** A procedure of the router as tRPC keeps it: access, validation and errors are part of it. */
export interface Procedure {
  (call: {
    path: string;
    ctx: Context;
    type: 'query' | 'mutation';
    getRawInput: () => Promise<unknown>;
    // Operations have the one of their context.
    signal: undefined;
    batchIndex: number;
  }): Promise<unknown>;
  _def: { type: 'query' | 'mutation' | 'subscription' };
}

const { procedures } = appRouter._def;

/** The procedure of a name, e.g. `albums.get`; null when there is none. */
export function procedureNamed(name: string): Procedure | null {
  return Object.hasOwn(procedures, name) ? (Reflect.get(procedures, name) as unknown as Procedure) : null;
}
