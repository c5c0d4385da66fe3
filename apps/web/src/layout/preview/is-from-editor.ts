import { editorSource } from '../../lib/appearance-messages.ts';

interface Place {
  origin: string;
  hostname: string;
}

/**
 * Whether a message comes from a window of the appearance editor: it bears its mark, was sent by the window that framed
 * or opened this one, and from this very site. Opaque origins are none.
 */
export function isFromEditor(
  { data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  editor: MessageEventSource | null,
  here: Place,
): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if ((data as { source?: unknown }).source !== editorSource) return false;
  // A null source can only be a script of this page, which needs no message to do anything.
  if (source !== null && source !== editor) return false;
  if (!URL.canParse(origin) || new URL(origin).hostname !== here.hostname) return false;
  return origin === here.origin;
}
