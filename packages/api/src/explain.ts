import { createDb, type Database } from '@kantele/db';
import { Kysely, PostgresDialect } from 'kysely';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** Rows a sort may have: the hits of a search or the tracks of one album, never a catalogue. */
const sortedRows = 5_000;

/** Statements of one text that are explained; an import of 2,000 songs sends one of them 2,000 times. */
const ofOneText = 20;

/** Explains statements, and records those that a piece of work sends. */
export class Explainer {
  readonly db: Kysely<Database>;
  readonly #handle;
  readonly #large: ReadonlySet<string>;
  #recorded: Statement[] = [];

  private constructor(handle: ReturnType<typeof createDb>, large: ReadonlySet<string>) {
    this.#handle = handle;
    this.#large = large;
    this.db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: handle.pool }),
      log: ({ query }) => {
        this.#recorded.push({ sql: query.sql, parameters: query.parameters });
      },
    });
  }

  /** Tables of more than 1,000 rows count as large; statistics must be there. */
  static async open(url: string): Promise<Explainer> {
    const handle = createDb({ url, statementTimeout: 60_000 });
    const { rows } = await handle.pool.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and reltuples > 1000`,
    );
    return new Explainer(handle, new Set(rows.map(({ name }) => name)));
  }
  close(): Promise<void> {
    return this.#handle.close();
  }
  get large(): readonly string[] {
    return [...this.#large].sort();
  }

  /** The statements that `work` sends through `db`, of each text the first ones. */
  async record(work: () => Promise<unknown>): Promise<Statement[]> {
    this.#recorded = [];
    await work();
    const sent = new Map<string, number>();
    return this.#recorded.filter(({ sql }) => {
      const before = sent.get(sql) ?? 0;
      sent.set(sql, before + 1);
      return before < ofOneText && /^\s*(with|select|insert|update|delete)\b/i.test(sql);
    });
  }

  /** What is wrong with the plan of a statement, with the plan; empty when nothing is. */
  async complaints({ sql, parameters }: Statement): Promise<string[]> {
    const { rows } = await this.#handle.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (format json) ${sql}`,
      [...parameters],
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (!plan) return ['There is no plan.'];
    if (isBoundedCount(plan)) return [];
    const found = nodesOf(plan).flatMap((node) => this.#complaint(node) ?? []);
    return found.length > 0 ? [...found, sql.trim(), JSON.stringify(plan, null, 1)] : [];
  }

  #complaint(node: PlanNode): string | null {
    const { 'Node Type': type, 'Relation Name': relation, 'Plan Rows': rows } = node;
    if (type === 'Seq Scan' && relation && this.#large.has(relation)) return `reads all of ${relation}`;
    if (type === 'Sort' && rows > sortedRows) return `sorts ${rows} rows`;
    return null;
  }
}

/** A count up to a bound (`keysetTotal`) may read a table as a whole: no order of a list helps it. */
const isBoundedCount = ({ 'Node Type': type, Plans: [counted] = [] }: PlanNode) =>
  type === 'Aggregate' && counted?.['Node Type'] === 'Limit';

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
