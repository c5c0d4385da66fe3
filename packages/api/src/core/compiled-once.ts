import type { Database, Db } from '@kantele/db';
import { type Compilable, CompiledQuery, type Transaction } from 'kysely';

type Executor = Db | Transaction<Database>;

/**
 * A read whose SQL is made from its builder once, for all calls: making it costs more than some statements themselves.
 * Arguments must go into the statement as they are, each as one value: `= any(…)` with an array, not `in`; and no `if`
 * may hang on them.
 */
export function compiledOnce<Args extends unknown[], Row>(
  build: (db: Executor, ...args: Args) => Compilable<Row>,
): (db: Executor, ...args: Args) => Promise<Row[]> {
  let made: CompiledQuery<Row> | null = null;
  return async (db, ...args) => {
    made ??= build(db, ...(args.map((_, place) => new Mark(place)) as unknown[] as Args)).compile();
    const { sql, parameters } = made;
    const values = parameters.map((value) => (value instanceof Mark ? args[value.place] : value));
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, values) as CompiledQuery<Row>);
    return rows;
  };
}

/** Stands for an argument while the SQL is made. */
class Mark {
  readonly place: number;
  constructor(place: number) {
    this.place = place;
  }
}
