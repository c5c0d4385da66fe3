/** Between two settings of the volume, in milliseconds: too close to be heard as steps. */
const stepMs = 10;

/**
 * Cross-fades with equal power over so many seconds: `set` is told the amplitude of what goes and of what comes.
 * The returned function ends it at once.
 */
export function crossfade(
  seconds: number,
  set: (going: number, coming: number) => void,
  over: () => void,
): () => void {
  const from = performance.now();
  const end = () => {
    clearInterval(timer);
    set(0, 1);
    over();
  };
  const step = () => {
    const part = (performance.now() - from) / 1_000 / seconds;
    if (part >= 1) end();
    else set(Math.cos((part * Math.PI) / 2), Math.sin((part * Math.PI) / 2));
  };
  const timer = setInterval(step, stepMs);
  step();
  return end;
}

/** Whether the volume of elements can be set: on iPhones it cannot. */
export function volumeWorks(document: Document): boolean {
  const probe = document.createElement('audio');
  probe.volume = 0.5;
  return probe.volume === 0.5;
}
