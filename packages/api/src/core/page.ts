import { createHash } from 'node:crypto';
import { invalid } from './errors.ts';

/** One page of a list and the cursor of the next; see `contract.ts` for the wire shape. */
export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

export type CursorValue = string | number;
/** `date` is a calendar day, `YYYY-MM-DD`. */
export type CursorKind = 'string' | 'number' | 'date';

/** Values that name the last row of a page, checked against the list they came from (`context`). */
export function encodeCursor(context: string, values: readonly CursorValue[]): string {
  const body = JSON.stringify(values);
  return Buffer.from(`${checksum(context, body)}${body}`).toString('base64url');
}

/**
 * Reads a cursor back.
 * @throws AppError `invalid` on field `cursor` when it is damaged or belongs to another list.
 */
export function decodeCursor(context: string, cursor: string, kinds: readonly CursorKind[]): CursorValue[] {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const body = text.slice(8);
  const refuse = () => invalid('cursor', 'This cursor does not belong to this list.');
  if (text.slice(0, 8) !== checksum(context, body)) throw refuse();
  const values = parsed(body);
  if (!Array.isArray(values) || values.length !== kinds.length) throw refuse();
  return kinds.map((kind, index) => {
    const value: unknown = values[index];
    if (!isOfKind(value, kind)) throw refuse();
    return value;
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The checksum finds damage, not intent: a made-up cursor must not reach the database with a value it refuses. */
function isOfKind(value: unknown, kind: CursorKind): value is CursorValue {
  if (kind === 'number') return Number.isSafeInteger(value);
  if (typeof value !== 'string') return false;
  return kind === 'date' ? isDate(value) : !value.includes('\0');
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001-01-01') return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function checksum(context: string, body: string): string {
  return createHash('sha256').update(`${context}\n${body}`).digest('hex').slice(0, 8);
}

/** Cuts the extra row a query fetched (`limit + 1`) and makes the cursor from the last row that stays. */
export function pageOf<Row>(rows: Row[], perPage: number, cursorOf: (last: Row) => string): Page<Row> {
  if (rows.length <= perPage) return { rows, nextCursor: null };
  const kept = rows.slice(0, perPage);
  const last = kept.at(-1);
  return { rows: kept, nextCursor: last === undefined ? null : cursorOf(last) };
}
