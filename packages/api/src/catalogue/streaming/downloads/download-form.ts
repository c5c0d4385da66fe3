import { type DownloadKind, type TaggedFormat, taggedFormats } from '../../../core/audio/audio-tools.ts';

/** What a song can be downloaded as: the file as it came, or tagged as the catalogue says in one of these formats. */
export const downloadFormats = ['original', ...taggedFormats] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

/** How a song becomes a download of a format. */
export type DownloadForm =
  /** The file as it came. */
  | { way: 'whole' }
  /** Its own frames behind new tags. */
  | { way: 'frames'; format: 'flac' | 'mp3' }
  /** A file made of it. */
  | { way: 'made'; format: TaggedFormat; kind: DownloadKind };

/** What that hangs on. */
interface Coded {
  codec: string;
  mime: string;
  lossless: boolean;
  cut_begin: number | null;
}

/**
 * Nothing is coded twice without need: sound of the format that is asked for is sent as it is, and what has lost
 * something becomes neither FLAC nor Opus, which would be larger or worse. An MP3 is made of everything, since who asks
 * for it has something that plays nothing else. What the format makes no sense for comes as it came.
 */
export function downloadForm(song: Coded, format: DownloadFormat): DownloadForm {
  if (format === 'original') return { way: 'whole' };
  const isWhole = song.cut_begin === null;
  if (format !== 'opus' && isWhole && song.codec === format && song.mime === plainMimes[format])
    return { way: 'frames', format };
  const isOwn = format === 'opus' && isWhole && song.codec === 'opus' && song.mime.startsWith('audio/ogg');
  if (format !== 'mp3' && !song.lossless && !isOwn) return { way: 'whole' };
  return { way: 'made', format, kind: `download_${format}` };
}

const plainMimes = { flac: 'audio/flac', mp3: 'audio/mpeg' } as const;
