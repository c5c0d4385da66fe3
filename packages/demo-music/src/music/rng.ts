/** Small seeded generator (sfc32). The same seed gives the same numbers on every machine. */
export class Rng {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: string) {
    let h = 2166136261;
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
    this.a = h | 0;
    this.b = Math.imul(h ^ 0x9e3779b9, 0x85ebca6b);
    this.c = Math.imul(h ^ 0x243f6a88, 0xc2b2ae35);
    this.d = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** A number in [0, 1). */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return (t >>> 0) / 4294967296;
  }

  /** A number in [-1, 1), every value as likely as another. */
  bi(): number {
    return this.next() * 2 - 1;
  }

  /** A number in [low, high). */
  range(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number in [0, n). */
  int(n: number): number {
    return Math.floor(this.next() * n);
  }

  /** True with probability p. */
  chance(p: number): boolean {
    return this.next() < p;
  }

  /** Roughly normal around 0 with deviation 1, built from uniform numbers only. */
  gauss(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 1.732;
  }

  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T {
    return list[this.int(list.length)] as T;
  }
}
