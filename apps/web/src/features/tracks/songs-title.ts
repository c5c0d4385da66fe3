import { line } from '@kantele/api/translate';

/** What a list of songs is called, in English with its names. */
export function songsTitle(
  genre: { display_name: string } | null | undefined,
  artist: { name: string } | null | undefined,
): { text: string; values: Record<string, string> } {
  if (genre) return { text: line('Songs of :genre'), values: { genre: genre.display_name } };
  if (artist) return { text: line('Songs by :artist'), values: { artist: artist.name } };
  return { text: line('Songs'), values: {} };
}
