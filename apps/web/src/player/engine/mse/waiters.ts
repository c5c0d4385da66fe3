/** Conditions that promises wait for, checked whenever something may have changed. */
export class Waiters {
  readonly #waiting = new Set<() => void>();

  /** Resolves as soon as the condition holds. @throws the signal's reason when it aborts before */
  until(condition: () => boolean, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (condition()) return Promise.resolve();
    return new Promise((done, fail) => {
      const look = () => {
        if (!condition()) return;
        settle();
        done();
      };
      const abort = () => {
        settle();
        fail(signal.reason);
      };
      const settle = () => {
        this.#waiting.delete(look);
        signal.removeEventListener('abort', abort);
      };
      this.#waiting.add(look);
      signal.addEventListener('abort', abort);
    });
  }

  look(): void {
    for (const look of [...this.#waiting]) look();
  }
}
