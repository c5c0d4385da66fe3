import type { CreatedAt } from './columns.ts';

export interface ImageTable {
  /** SHA-256 (hex) of the source bytes: the address of all sizes. */
  hash: string;
  width: number;
  height: number;
  thumbhash: string;
  color: string;
  created_at: CreatedAt;
}
export interface ImageTables {
  images: ImageTable;
}
