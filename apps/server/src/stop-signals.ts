/** Milliseconds in which signals count as one: a terminal signals the whole group, and launchers pass signals on. */
const sameMs = 1_000;

/**
 * Calls `stop` once when this process is to end: by SIGINT, SIGTERM or SIGHUP (closed terminal), or because the script
 * that started it is gone. A second signal ends the process at once.
 */
export function onStop(stop: () => void): void {
  let asked: number | undefined;
  const ask = () => {
    const now = performance.now();
    if (asked === undefined) {
      asked = now;
      stop();
    } else if (now - asked > sameMs) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  if (!process.channel) return;
  process.once('disconnect', ask);
  process.channel.unref();
  if (!process.connected) ask();
}
