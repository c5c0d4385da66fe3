/** A growing list of unsigned 32-bit numbers, four bytes each. */
export class Uint32List {
  private data = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Uint32Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = value;
  }

  last(): number {
    return this.data[this.length - 1] ?? 0;
  }

  addToLast(value: number): void {
    this.data[this.length - 1] = this.last() + value;
  }

  done(): Uint32Array {
    return this.data.slice(0, this.length);
  }
}

/** A growing list of file positions, which may exceed 32 bits. */
export class PositionList {
  private data = new Float64Array(64);
  length = 0;

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Float64Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = value;
  }

  done(): Float64Array {
    return this.data.slice(0, this.length);
  }
}
