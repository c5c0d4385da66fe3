import type { Timestamp } from './columns.ts';

export interface AttemptTable {
  key: string;
  count: number;
  until: Timestamp;
}

export interface AttemptTables {
  attempts: AttemptTable;
}
