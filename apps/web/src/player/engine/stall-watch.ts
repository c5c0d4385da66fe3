/** How often the clock is looked at, in milliseconds. */
const lookMs = 250;
/** A clock that has not moved for so long stands still. */
const stallMs = 700;
/** Two looks this far apart: the machine slept, and nothing stood still. */
const sleptMs = 2_000;

interface StallHost {
  /** The clock has moved since it stood still. */
  moves(): void;
  /** The clock has stood still for so many milliseconds; told again with every look. */
  stands(ms: number): void;
}

/** Watches the clock of a media element that is meant to play. */
export interface StallWatch {
  start(): void;
  stop(): void;
}

export function watchStalls(element: Pick<HTMLMediaElement, 'currentTime'>, host: StallHost): StallWatch {
  let timer: ReturnType<typeof setInterval> | undefined;
  let seen = 0;
  let movedAt = 0;
  let lookedAt = 0;
  const look = () => {
    const now = performance.now();
    if (now - lookedAt > sleptMs) movedAt = now;
    lookedAt = now;
    if (element.currentTime !== seen) {
      seen = element.currentTime;
      movedAt = now;
      host.moves();
    } else if (now - movedAt >= stallMs) host.stands(now - movedAt);
  };
  return {
    start() {
      if (timer !== undefined) return;
      seen = element.currentTime;
      movedAt = performance.now();
      lookedAt = movedAt;
      timer = setInterval(look, lookMs);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
