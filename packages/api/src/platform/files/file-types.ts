/** Endings an import looks at; the content decides what a file really is. */
const audio = new Set([
  'mp3',
  'mp2',
  'mpga',
  'm4a',
  'm4b',
  'mp4',
  'aac',
  'flac',
  'ogg',
  'oga',
  'opus',
  'spx',
  'wav',
  'aif',
  'aiff',
  'aifc',
  'caf',
  'au',
  'snd',
  'wma',
  'asf',
  'mka',
  'webm',
  'weba',
  'ac3',
  'eac3',
  'ape',
  'wv',
  'mpc',
  'tta',
  'dsf',
  'dff',
]);
const pictures = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif']);

export type FileType = 'audio' | 'picture' | 'lyrics' | 'cue' | 'other';

/** The ending of a name in lower case, without its dot; empty when it has none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** The name without its ending. */
export function stemOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}

export function fileType(name: string): FileType {
  const ending = endingOf(name);
  if (audio.has(ending)) return 'audio';
  if (pictures.has(ending)) return 'picture';
  if (ending === 'lrc' || ending === 'txt') return 'lyrics';
  return ending === 'cue' ? 'cue' : 'other';
}

/** Folders that hold the pictures of the album they lie in. */
export function isPictureFolder(name: string): boolean {
  return /^(?:scans?|artworks?|covers?|booklet|images?|art|pics?)$/i.test(name);
}
