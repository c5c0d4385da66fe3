import type { EngineItem } from './engine.ts';

/** Address of one rendition of a track; the session opens it. */
export const streamUrl = (trackId: number, rendition: string): string =>
  `/api/v1/tracks/${trackId}/stream?rendition=${rendition}`;

/** Addresses to try for a track, best first: the plain file every browser plays, then the original. */
export function sourcesOf({ trackId, renditions }: Pick<EngineItem, 'trackId' | 'renditions'>): string[] {
  const kinds = renditions.includes('fallback') ? ['fallback', 'original'] : ['original'];
  return kinds.map((kind) => streamUrl(trackId, kind));
}
