import { AudioFileError } from '@kantele/api/audio-tools';

/**
 * Runs work on pictures: so many at a time, and so many pixels. Decoding uses the threads that also read files for
 * listeners; with all of them taken, music would stand still.
 */
export class ImagePool {
  readonly #atMost: number;
  readonly #pixelsAtMost: number;
  readonly #waitingAtMost: number;
  readonly #waiting: { pixels: number; start: () => void }[] = [];
  #running = 0;
  #pixels = 0;

  constructor(options: { atMost: number; pixelsAtMost: number; waitingAtMost: number }) {
    this.#atMost = options.atMost;
    this.#pixelsAtMost = options.pixelsAtMost;
    this.#waitingAtMost = options.waitingAtMost;
  }

  /** @throws AudioFileError('busy') for who will not wait when others wait already */
  async run<Value>(pixels: number, willWait: boolean, work: () => Promise<Value>): Promise<Value> {
    if (!willWait && this.#waiting.length >= this.#waitingAtMost) {
      throw new AudioFileError('busy', 'Other pictures are being made right now.');
    }
    await new Promise<void>((start) => {
      this.#waiting.push({ pixels, start });
      this.#next();
    });
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#pixels -= pixels;
      this.#next();
    }
  }

  /** One that is larger than all pixels together runs alone. */
  #next() {
    const [next] = this.#waiting;
    if (!next || this.#running >= this.#atMost) return;
    if (this.#running > 0 && this.#pixels + next.pixels > this.#pixelsAtMost) return;
    this.#waiting.shift();
    this.#running += 1;
    this.#pixels += next.pixels;
    next.start();
    this.#next();
  }
}
