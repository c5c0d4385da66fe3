import type { EngineItem } from '../engine.ts';
import { type Quality, qualityFor, type Wanted, wantedOf } from '../renditions.ts';
import { mediaSourceClass } from './media-source.ts';
import { savesData } from './policy.ts';

const key = 'kantele.plain-playback';

/** Whether and how this browser appends; shared by all sessions. */
export interface MediaSourceSupport {
  quality: Quality;
  /** Null where nothing can be appended. */
  readonly MediaSourceClass: typeof MediaSource | null;
  /** What to append for an item, best first; empty when it has to be played plainly. */
  choose(item: EngineItem): readonly Wanted[];
  /** The browser said it could and could not: nothing is appended for the rest of the session. */
  giveUp(): void;
  /** This track's rendition does not work; others may. */
  refuse(trackId: number): void;
}

/** @param speed bit/s of the line, null when not known */
export function mediaSourceSupport(
  target: Window,
  quality: Quality,
  speed: () => number | null,
): MediaSourceSupport {
  const MediaSourceClass = mediaSourceClass(target);
  const supported = (mime: string) => MediaSourceClass?.isTypeSupported(mime) ?? false;
  const refused = new Set<number>();
  let usable = MediaSourceClass !== null && !remembered(target);
  return {
    quality,
    get MediaSourceClass() {
      return usable ? MediaSourceClass : null;
    },
    choose(item) {
      if (!usable || refused.has(item.trackId)) return [];
      const carried = () => (savesData(target) ? 'saver' : qualityFor(item, speed()));
      return wantedOf(item, this.quality === 'auto' ? carried() : this.quality, supported);
    },
    giveUp() {
      usable = false;
      try {
        target.sessionStorage.setItem(key, '1');
      } catch {
        // Without storage every page finds out anew.
      }
    },
    refuse: (trackId) => void refused.add(trackId),
  };
}

function remembered(target: Window): boolean {
  try {
    return target.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
