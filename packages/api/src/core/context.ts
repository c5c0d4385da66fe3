import type { Database, Db, Transaction } from '@kantele/db';
import type { Actor } from './actor.ts';
import type { AudioTools } from './audio/audio-tools.ts';
import type { EventName, Events } from './events.ts';
import type { JobQueue } from './job-queue.ts';
import type { Backups, Log, MailTransport, Outbound, Scanner, Storage } from './services.ts';
import { english, type Translate } from './translate.ts';

/** Cookies of operations; those of the session stay the HTTP layer's. */
export type CookieName = 'be-active-theme' | 'be-language' | 'be-device' | 'social';

/** The browser or client behind a request: where it is, and what it remembers. */
export interface Visitor {
  ip: string;
  userAgent: string;
  /** Where the address is registered, as ISO 3166-1 alpha-2; null when nobody knows. */
  country(): string | null;
  /** Value of the session cookie, whatever it is worth. */
  sessionId: string | undefined;
  /** Sets the session cookie; `maxAge` in seconds, null until the browser is closed. */
  setSession(id: string, maxAge: number | null): void;
  clearSession(): void;
  cookie(name: CookieName): string | undefined;
  /** A cookie scripts cannot read; `maxAge` in seconds, 0 removes it. */
  setCookie(name: CookieName, value: string, maxAge: number): void;
}

/** What an operation gets: who asks, and the services. One per request or job. */
export interface Context {
  actor: Actor;
  services: Services;
  db: Db;
  requestId: string;
  signal: AbortSignal;
  /** Null for jobs and commands. */
  visitor: Visitor | null;
  /** BCP 47 */
  language: string;
  translate: Translate;
}

/** What a domain does when something happens elsewhere: it runs in the transaction of that, and what it throws ends it. */
export type Reactions = {
  readonly [Name in EventName]?: (
    ctx: Context,
    trx: Transaction<Database>,
    event: Events[Name],
  ) => Promise<void>;
};

/** A table of the export of somebody's data. */
export interface ExportedTable {
  /** The column that names the user. */
  column: string;
  /** Columns that are of no meaning to the user, or open something. */
  without?: readonly string[];
}

/** A file of that export which is more than the rows of a table: its text, piece by piece, as of one moment. */
export type ExportedFile = (
  trx: Transaction<Database>,
  of: { userId: number; baseUrl: string },
) => AsyncIterable<string>;

/** Everything operations need from outside; built once by the server, by tests with real parts. */
export interface Services {
  db: Db;
  storage: Storage;
  audio: AudioTools;
  jobs: JobQueue;
  /** What domains do when something happens in others, in this order. */
  reactions: readonly Reactions[];
  /** Tables that hold something of a user, by name. */
  exportedTables: Readonly<Record<string, ExportedTable>>;
  /** What else is in the export of somebody's data, by the names of the files. */
  exportedFiles: Readonly<Record<string, ExportedFile>>;
  mail: MailTransport;
  outbound: Outbound;
  /** Null where none is set up. */
  scanner: Scanner | null;
  backups: Backups;
  log: Log;
  /** Address of a stand-in for Stripe; null for Stripe itself. */
  stripeApi: string | null;
  /** Address of a stand-in for the push services of browsers; null for none beside theirs. */
  pushService: string | null;
  /** Public address of the site without a trailing slash. */
  baseUrl: string;
  /** Folder for temporary work, on the same file system as the store. */
  tempDir: string;
  /** Folders below which an admin may choose libraries; those that exist already stay allowed. */
  libraryRoots: readonly string[];
  /** Key for signed links, sealed settings and hashes; 32 bytes or more. */
  secret: Buffer;
  now(): Date;
}

const never = new AbortController().signal;

/** The context of jobs and commands. */
export function systemContext(services: Services, requestId: string, signal: AbortSignal = never): Context {
  return {
    actor: { kind: 'system' },
    services,
    db: services.db,
    requestId,
    signal,
    visitor: null,
    language: 'en',
    translate: english,
  };
}
