import type { CreatedAt } from './columns.ts';

export interface ImageTable {
  /** First 128 bits (hex) of the SHA-256 of the source bytes: the address of all sizes. */
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
