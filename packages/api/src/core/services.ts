/** A file as the store knows it; `etag` is a strong validator without quotes. */
export interface StoredFile {
  size: number;
  etag: string;
}

/** An object as the store lists it. */
export interface ListedFile {
  key: string;
  size: number;
  /** When its bytes were written. */
  modified: Date;
}

/** A part of an object that has come in. */
export interface SentPart {
  partNumber: number;
  /** Without quotes. */
  etag: string;
  size: number;
}

/** An address that takes bytes, and the headers they have to come with. */
export interface SignedAddress {
  url: string;
  headers: Record<string, string>;
}

/**
 * What a store offers to which clients bring bytes themselves: addresses that each take one thing for a while. What comes
 * in by them lies beside its key, where nothing reads it and its sender may still change it, until `take`.
 */
export interface PresignedUploads {
  /** Scheme and host the addresses begin with. */
  origin: string;
  /** Where the bytes of a key are sent to. */
  sentKey(key: string): string;
  /** An address that takes all bytes in one request: exactly so many, called this type. */
  signPut(key: string, sent: { size: number; mime: string; seconds: number }): Promise<SignedAddress>;
  /** Begins an upload in parts; answers its name. */
  createMultipart(key: string, mime: string): Promise<string>;
  /** An address that takes one part: exactly so many bytes. */
  signPart(
    key: string,
    part: { uploadId: string; partNumber: number; size: number; seconds: number },
  ): Promise<string>;
  /** The parts that have come in, in their order; null when there is no such upload any more. */
  listParts(key: string, uploadId: string): Promise<SentPart[] | null>;
  /** Puts the parts together, which ends the upload. Doing it again changes nothing. */
  completeMultipart(key: string, uploadId: string, parts: readonly SentPart[]): Promise<void>;
  /** What has come in as a whole; null when nothing has. */
  stat(key: string): Promise<StoredFile | null>;
  /**
   * Gives what was sent its key: from then on its sender cannot change it.
   * @throws Error with code ENOENT when it is there no more, or has another length
   */
  take(key: string, size: number): Promise<StoredFile>;
}

/** Where bytes are kept. One conformance suite runs on every driver. */
export interface Storage {
  /** Where that is: shown to admins. */
  driver: 'disk' | 's3';
  /** How clients bring it bytes themselves; null when they may not. */
  presigned: PresignedUploads | null;
  /** Moves a finished local file into the store: written completely and synced before the key exists. */
  putFile(key: string, localPath: string): Promise<StoredFile>;
  put(key: string, data: Uint8Array): Promise<StoredFile>;
  /**
   * Writes to an object that is not complete yet, from this byte on; what lay beyond is dropped. Nothing reads it until
   * `complete` has given it its key. Bytes that came before the source broke off are kept.
   * @param synced told how many bytes are on disk, now and then and at the end; what it throws ends the writing
   * @returns bytes the object has
   * @throws Error when it has fewer bytes than `offset`
   */
  append(
    key: string,
    offset: number,
    source: AsyncIterable<Uint8Array>,
    synced: (bytes: number) => Promise<void>,
  ): Promise<number>;
  /** Like `withLocal`, for the bytes of an object that is not complete. */
  withIncomplete<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /** Makes an object of what `append` wrote. Doing it again changes nothing. @throws Error when there is neither */
  complete(key: string): Promise<StoredFile>;
  /** Drops what `append` wrote, and what was sent to this key; absent is fine. */
  discard(key: string): Promise<void>;
  /** Null when there is no such key. */
  stat(key: string): Promise<StoredFile | null>;
  /** Local path of a key when the driver has one (disk), else null; for bytes that are sent, and nothing else. */
  localPath(key: string): string | null;
  /**
   * Gives the path of the bytes on this machine while `work` runs: on disk its own, elsewhere that of a copy, which is
   * gone afterwards. They are read and never changed.
   * @throws Error with code ENOENT when there is no such key; on disk only once `work` reads it
   */
  withLocal<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /**
   * The bytes of a key, or of a part of it, its end included.
   * @throws Error with code ENOENT when there is no such key, once it is read
   */
  read(key: string, range?: { start: number; end: number }): AsyncIterable<Uint8Array>;
  /** Removes the key, or everything below it when it ends with a slash. Absent keys are fine. */
  remove(key: string): Promise<void>;
  /** All objects, in no order, whatever their number; nothing that a link leads to. */
  list(): AsyncIterable<ListedFile>;
}

export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** A mail as it goes out: texts in the receiver's language. */
export interface OutgoingMail {
  /** The same for every attempt of one mail, so that a repeated one is known. */
  id: string;
  from: { name: string; address: string };
  /** One plain address. */
  to: string;
  /** One plain address answers go to, if not the sender’s. */
  replyTo?: string;
  /** Address that ends such mails by one press in the mail program (RFC 8058). */
  unsubscribe?: string;
  subject: string;
  text: string;
  html: string;
}

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS when the server offers it. */
  secure: boolean;
  username: string | null;
  password: string | null;
}

/** Hands mails to an SMTP server, or to the folder of a local inbox. */
export interface MailTransport {
  /** Whether mails without an SMTP server are kept in a local inbox. */
  hasInbox: boolean;
  /**
   * @throws MailRefused when the server will never take this mail (an answer of 5xx to its addresses or its text)
   * @throws Error with the server's own words when it does not take it now
   */
  send(server: SmtpServer | null, mail: OutgoingMail): Promise<void>;
}

/** The mail server refuses this mail, and would again. The message holds its words. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface OutboundRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Bytes of the decoded body at most. */
  maxBytes: number;
  /**
   * `public`: an address a visitor gave; nothing but the open internet is reached. `configured`: one an admin set,
   * which may lie in the own network.
   */
  reach: 'public' | 'configured';
}

export interface OutboundAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** The one way out of this server over HTTP. */
export interface Outbound {
  /** @throws OutboundError when the address is refused or does not answer as it must */
  request(url: string, options: OutboundRequest): Promise<OutboundAnswer>;
}

/** One sentence for every cause: who may choose the address learns nothing about the network behind it. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
}

/** Looks for malware in files. */
export interface Scanner {
  /**
   * @returns what was found, by the name the scanner gives it; null for a file that is fine
   * @throws Error when it does not say in time
   */
  scan(path: string, options: { seconds: number; signal: AbortSignal }): Promise<{ found: string | null }>;
}

/** A backup that is complete. */
export interface WrittenBackup {
  /** Of its tables and of the files it names. */
  bytes: number;
  /** Why old ones could not be dropped; null when they were. */
  notDropped: string | null;
}

/** Backs up the whole site, into the folder its environment names. */
export interface Backups {
  /**
   * @param options.keep complete backups that stay, the new one among them
   * @returns null when another backup of the site, or into the same folder, is being made
   * @throws Error with a sentence when there is no new backup
   */
  write(options: { keep: number; signal: AbortSignal }): Promise<WrittenBackup | null>;
}
