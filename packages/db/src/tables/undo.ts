import type { CreatedAt, Id } from './columns.ts';

/** A deletion that can be taken back for a day by the one who did it. */
export interface UndoRecordTable {
  id: Id;
  user_id: number;
  /** What was deleted: the name of its table. */
  kind: string;
  created_at: CreatedAt;
}
/** A row that went with it. */
export interface UndoRowTable {
  record_id: number;
  /** Rows of a step need those of the steps before it. */
  step: number;
  table_name: string;
  data: unknown;
}
export interface UndoTables {
  undo_records: UndoRecordTable;
  undo_rows: UndoRowTable;
}
