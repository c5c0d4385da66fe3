import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A timestamp the database fills in; read as Date, written as Date or ISO text. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type NullableTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** A column of constant default: may be left out when inserting. */
export type WithDefault<T> = ColumnType<T, T | undefined, T>;
/** Written as JSON text, read as a value. */
export type Json<T extends object> = JSONColumnType<T, string | undefined, string>;
export type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;
/** Kept by a trigger or computed by the database; never written. */
export type Derived<T> = ColumnType<T, never, never>;
/** Kept by a trigger, which finds nothing to do where a new row brings the value with it. */
export type Summary<T> = ColumnType<T, (T extends object ? string : T) | undefined, never>;
export type Id = Generated<number>;
export type { Generated };

export interface Stamps {
  created_at: CreatedAt;
  updated_at: CreatedAt;
}
