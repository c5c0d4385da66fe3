/** Too few bytes say nothing of a line. */
const enoughBytes = 64 * 1024;
/** What is older counts less and less: half after so many bytes. */
const halfBytes = 512 * 1024;

/** Download speed while bytes are needed. */
export interface LineSpeed {
  /** So many bytes came after a wait of so many milliseconds. */
  received(bytes: number, waitedMs: number): void;
  /** Null until enough has come to tell. */
  bitsPerSecond(): number | null;
}

export function createLineSpeed(): LineSpeed {
  let bytes = 0;
  let ms = 0;
  return {
    received(more, waitedMs) {
      const kept = 0.5 ** (more / halfBytes);
      bytes = bytes * kept + more;
      ms = ms * kept + waitedMs;
    },
    bitsPerSecond: () => (bytes < enoughBytes ? null : (bytes * 8_000) / Math.max(1, ms)),
  };
}
