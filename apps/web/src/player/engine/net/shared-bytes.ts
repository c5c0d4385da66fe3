/** Bytes that arrive once and are read by any number of readers, also while they still arrive. */
export class SharedBytes {
  #pieces: Uint8Array<ArrayBuffer>[] = [];
  #length = 0;
  #end: { error: unknown } | null = null;
  #waiting: (() => void)[] = [];

  get length(): number {
    return this.#length;
  }

  /** Takes everything in; never rejects: readers are told. */
  async fill(source: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<void> {
    try {
      for await (const piece of source) {
        this.#pieces.push(piece);
        this.#length += piece.byteLength;
        this.#wake();
      }
      this.#end = { error: null };
    } catch (error) {
      this.#end = { error };
    }
    this.#wake();
  }

  /** Bytes [from, to), as far as there are any. @throws whatever the source threw */
  async *read(from: number, to: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    let at = from;
    while (at < to) {
      if (at < this.#length) {
        const piece = this.#pieceAt(at).subarray(0, to - at);
        at += piece.byteLength;
        yield piece;
      } else if (this.#end) {
        if (this.#end.error) throw this.#end.error;
        return;
      } else await new Promise<void>((done) => this.#waiting.push(done));
    }
  }

  /** What there is from a byte on, of one piece. */
  #pieceAt(byte: number): Uint8Array<ArrayBuffer> {
    let start = 0;
    for (const piece of this.#pieces) {
      if (byte < start + piece.byteLength) return piece.subarray(byte - start);
      start += piece.byteLength;
    }
    return new Uint8Array();
  }

  #wake() {
    for (const done of this.#waiting.splice(0)) done();
  }
}
