import type { Db } from '@kantele/db';
import type { AudioTools } from './audio-tools.ts';
import type { JobQueue } from './jobs.ts';

/** A file as the store knows it; `etag` is a strong validator without quotes. */
export interface StoredFile {
  size: number;
  etag: string;
}

/** Where bytes are kept. One conformance suite runs on every driver. */
export interface Storage {
  /** Moves a finished local file into the store: written completely and synced before the key exists. */
  putFile(key: string, localPath: string): Promise<StoredFile>;
  put(key: string, data: Uint8Array): Promise<StoredFile>;
  /** Null when there is no such key. */
  stat(key: string): Promise<StoredFile | null>;
  /** Local path of a key when the driver has one (disk), else null. */
  localPath(key: string): string | null;
  /** Removes the key, or everything below it when it ends with a slash. Absent keys are fine. */
  remove(key: string): Promise<void>;
}

export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** Everything operations need from outside; built once by the server, by tests with real parts. */
export interface Services {
  db: Db;
  storage: Storage;
  audio: AudioTools;
  jobs: JobQueue;
  log: Log;
  /** Public address of the site without a trailing slash. */
  baseUrl: string;
  /** Folder for temporary work, on the same file system as the store. */
  tempDir: string;
  /** Key for signed links and hashes; 32 bytes or more. */
  secret: Buffer;
  now(): Date;
}
