/** ManagedMediaSource is what iPhones have (since 17.1); it says itself when it wants data. */
interface Managed extends MediaSource {
  readonly streaming: boolean;
}

type MediaSourceClass = typeof MediaSource;

/** The class of this browser; null when it has none. */
export function mediaSourceClass(target: Window): MediaSourceClass | null {
  const { ManagedMediaSource, MediaSource } = target as Window & {
    ManagedMediaSource?: MediaSourceClass;
    MediaSource?: MediaSourceClass;
  };
  return ManagedMediaSource ?? MediaSource ?? null;
}

/**
 * Seconds the source claims to last: a place can be gone to before anything lies there, and the queue ends only when
 * the engine says so.
 */
export const openEnd = 30 * 86_400;

/** A media source on its way into an element. */
export interface OpenSource {
  media: MediaSource;
  /** Resolves once buffers can be added. */
  opened: Promise<void>;
  /** False while a managed source has enough. */
  wanted(): boolean;
  /** Takes it out of the element. */
  close(): void;
}

export function attachSource(
  MediaSourceClass: MediaSourceClass,
  element: HTMLMediaElement,
  changed: () => void,
): OpenSource {
  const media = new MediaSourceClass();
  const managed = 'streaming' in media ? (media as Managed) : null;
  // A managed source opens only where playback cannot move to another device (WebKit PR 13694).
  element.disableRemotePlayback = true;
  const url = URL.createObjectURL(media);
  const opened = new Promise<void>((done) => {
    media.addEventListener(
      'sourceopen',
      () => {
        URL.revokeObjectURL(url);
        // Late news: it was taken out of the element again.
        if (media.readyState !== 'open') return;
        media.duration = openEnd;
        done();
      },
      { once: true },
    );
  });
  managed?.addEventListener('startstreaming', changed);
  element.src = url;
  return {
    media,
    opened,
    wanted: () => managed?.streaming ?? true,
    close() {
      managed?.removeEventListener('startstreaming', changed);
      URL.revokeObjectURL(url);
      element.disableRemotePlayback = false;
      element.removeAttribute('src');
      element.load();
    },
  };
}
