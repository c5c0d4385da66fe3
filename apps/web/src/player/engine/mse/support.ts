import type { EngineItem } from '../engine.ts';
import { chooseKind, mimeOf, type Quality, type StreamKind } from '../renditions.ts';
import { mediaSourceClass } from './media-source.ts';

const key = 'kantele.plain-playback';

/** Whether and how this browser appends; shared by all decks. */
export interface MediaSourceSupport {
  quality: Quality;
  /** Null where nothing can be appended. */
  readonly MediaSourceClass: typeof MediaSource | null;
  /** What to append for an item; null when it has to be played plainly. */
  choose(item: EngineItem): { kind: StreamKind; mime: string } | null;
  /** The browser said it could and could not: nothing is appended for the rest of the session. */
  giveUp(): void;
  /** This track's rendition does not work; others may. */
  refuse(trackId: number): void;
}

export function mediaSourceSupport(target: Window, quality: Quality): MediaSourceSupport {
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
      if (!usable || refused.has(item.trackId)) return null;
      const kind = chooseKind(item, this.quality, supported);
      const mime = kind && mimeOf(kind, supported);
      return kind && mime ? { kind, mime } : null;
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
