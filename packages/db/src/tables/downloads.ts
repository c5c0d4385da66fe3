import type { CreatedAt } from './columns.ts';

/** What a zip has to know of a file before it is sent. */
export interface FileChecksumTable {
  /** Of a library file its path, else its key in the file store. */
  path: string;
  /** Validator of the bytes. */
  etag: string;
  crc32: number;
  created_at: CreatedAt;
}
export interface DownloadTables {
  file_checksums: FileChecksumTable;
}
