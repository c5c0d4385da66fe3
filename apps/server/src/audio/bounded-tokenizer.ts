import type { parseFromTokenizer } from 'music-metadata';
import type { FileWindow } from './file-window.ts';

type Tokenizer = Parameters<typeof parseFromTokenizer>[0];
type Token<T> = { len: number; get(buffer: Uint8Array, offset: number): T };
type ReadOptions = { length?: number; position?: number; mayBeLess?: boolean };

/** The file ended, or the parser asked for more than it may. */
export class OutOfBounds extends RangeError {}

/**
 * What music-metadata reads through: buffered (it reads four bytes at a time), and bounded. No token may be
 * larger than what is left of the file or than `largest`, and after `deadline` every read fails, so a
 * hostile file ends in an error however it is made.
 */
export class BoundedTokenizer implements Tokenizer {
  readonly fileInfo: { size: number; mimeType: string };
  position = 0;
  private readonly file: FileWindow;
  private readonly largest: number;
  private readonly deadline: number;
  private reads = 0;

  /**
   * @param options.mimeType selects the parser, from our own recognition of the content
   * @param options.largest bytes of the largest token
   * @param options.deadline milliseconds of `performance.now()`
   */
  constructor(file: FileWindow, options: { mimeType: string; largest: number; deadline: number }) {
    this.file = file;
    this.fileInfo = { size: file.size, mimeType: options.mimeType };
    this.largest = options.largest;
    this.deadline = options.deadline;
  }

  async readBuffer(target: Uint8Array, options: ReadOptions = {}): Promise<number> {
    const position = options.position ?? this.position;
    const got = await this.fill(target, position, options);
    this.position = position + got;
    return got;
  }

  peekBuffer(target: Uint8Array, options: ReadOptions = {}): Promise<number> {
    return this.fill(target, options.position ?? this.position, options);
  }

  async readToken<T>(token: Token<T>, position: number = this.position): Promise<T> {
    const value = await this.token(token, position);
    this.position = position + token.len;
    return value;
  }

  peekToken<T>(token: Token<T>, position?: number | null): Promise<T> {
    return this.token(token, position ?? this.position);
  }

  readNumber(token: Token<number>): Promise<number> {
    return this.readToken(token);
  }

  peekNumber(token: Token<number>): Promise<number> {
    return this.token(token, this.position);
  }

  async ignore(length: number): Promise<number> {
    if (!(length >= 0)) throw new OutOfBounds('A negative length.');
    const skipped = Math.min(length, Math.max(0, this.file.size - this.position));
    this.position += skipped;
    return skipped;
  }

  setPosition(position: number): void {
    if (!(position >= 0)) throw new OutOfBounds('A negative position.');
    this.position = position;
  }

  supportsRandomAccess(): boolean {
    return true;
  }

  async close(): Promise<void> {}
  async abort(): Promise<void> {}

  private async token<T>(token: Token<T>, position: number): Promise<T> {
    this.check(token.len, position);
    const bytes = new Uint8Array(token.len);
    await this.fill(bytes, position, {});
    return token.get(bytes, 0);
  }

  private async fill(target: Uint8Array, position: number, options: ReadOptions): Promise<number> {
    const length = options.length ?? target.length;
    if (length > target.length) throw new OutOfBounds('A read beyond its buffer.');
    if (options.mayBeLess !== true) this.check(length, position);
    this.checkTime();
    const got = await this.file.read(target, length, position);
    if (got < length && options.mayBeLess !== true) throw new OutOfBounds('The file ends early.');
    return got;
  }

  private check(length: number, position: number): void {
    if (!(length >= 0 && position >= 0)) throw new OutOfBounds('A negative length or position.');
    if (length > this.file.size - position) throw new OutOfBounds('The file ends early.');
    if (length > this.largest) throw new OutOfBounds(`A field of ${length} bytes.`);
  }

  private checkTime(): void {
    // Asking for the time at every read of four bytes would cost more than the read.
    if ((this.reads++ & 63) === 0 && performance.now() > this.deadline) {
      throw new OutOfBounds('Reading took too long.');
    }
  }
}
