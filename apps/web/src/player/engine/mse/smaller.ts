import type { Loader } from '../net/loader.ts';
import { isMade } from '../renditions.ts';
import type { PlacedEntry } from './feed.ts';
import type { MediaSourceSupport } from './support.ts';

/** So often (milliseconds) the server is asked whether the smaller rendition has been made. */
const askMs = 2_000;

/** Finds a smaller rendition of a track whose data does not come fast enough. */
export class Smaller {
  readonly #support: MediaSourceSupport;
  readonly #loader: Loader;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(support: MediaSourceSupport, loader: Loader) {
    this.#support = support;
    this.#loader = loader;
  }

  /** Calls back once there is something smaller than what plays; asks for it to be made. */
  look({ item: { item, open } }: PlacedEntry, there: () => void): void {
    const [best] = this.#support.choose(item);
    const now = performance.now();
    if (!best || best.kind === open.kind || !isMade(best.kind) || now - this.#askedAt < askMs) return;
    this.#askedAt = now;
    void this.#loader.ask(item.trackId, best.kind).then((made) => {
      if (made) there();
    });
  }
}
