import type { DownloadHead, SongTags, TaggedFormat } from '@kantele/api/audio-tools';
import { flacHead } from './flac-head.ts';
import { id3Head } from './id3.ts';
import { opusHead } from './opus-head.ts';

/** What a file of this format says in front of its sound. */
export function downloadHead(
  format: TaggedFormat,
  lead: Uint8Array,
  tags: SongTags,
  coverBytes: number | null,
): DownloadHead {
  if (format === 'mp3') return id3Head(tags, coverBytes);
  return format === 'flac' ? flacHead(lead, tags, coverBytes) : opusHead(lead, tags, coverBytes);
}
