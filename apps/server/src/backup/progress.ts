/** How far a backup or a restore is. */
export interface Done {
  /** What is being done, for people. */
  step: string;
  files: number;
  /** Null until it is known. */
  filesInAll: number | null;
  bytes: number;
}

/** Counts what is done and tells of it. */
export class Progress {
  readonly signal: AbortSignal;
  readonly #tell: (done: Done) => void;
  #done: Done = { step: '', files: 0, filesInAll: null, bytes: 0 };

  constructor(signal: AbortSignal, tell: (done: Done) => void) {
    this.signal = signal;
    this.#tell = tell;
  }

  /** Begins another step; counting begins anew. */
  begin(step: string, filesInAll: number | null = null): void {
    this.signal.throwIfAborted();
    this.#done = { step, files: 0, filesInAll, bytes: 0 };
    this.#tell(this.#done);
  }

  readonly bytes = (bytes: number): void => {
    this.#done.bytes += bytes;
    this.#tell(this.#done);
  };

  readonly file = (): void => {
    this.#done.files += 1;
    this.#tell(this.#done);
  };
}
