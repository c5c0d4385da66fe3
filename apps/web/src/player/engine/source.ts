import type { EngineItem } from './engine.ts';

/** Addresses to try for a track, best first: the plain file every browser plays, then the original. */
export function sourcesOf({ trackId, renditions }: Pick<EngineItem, 'trackId' | 'renditions'>): string[] {
  const url = (rendition: string) => `/api/v1/tracks/${trackId}/stream?rendition=${rendition}`;
  return renditions.includes('fallback') ? [url('fallback'), url('original')] : [url('original')];
}
