/** Runs so many pieces of work at a time, lets some wait, and turns the rest away. */
export function slots({ running: atMost, waiting: waitingAtMost }: { running: number; waiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= atMost) {
      if (waiting.length >= waitingAtMost) throw new Error('Too much is under way.');
      await new Promise<void>((start) => waiting.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The slot goes straight to whoever waits longest.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
