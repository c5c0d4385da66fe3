import {
  entryOf,
  type FileEntry,
  type FilePiece,
  idInAddress,
  isrcOf,
  mbidOf,
  millisecondsOf,
  oneLine,
  pathOf,
} from './entry.ts';
import { xmlParts } from './xml.ts';

/** XSPF, versions 0 and 1. @throws XmlError */
export function* readXspf(text: string, baseUrl: string): Generator<FilePiece, void> {
  const within: string[] = [];
  const head = { name: '', description: '' };
  let begun = false;
  let entry: FileEntry = entryOf({});
  let words = '';
  for (const part of xmlParts(text, null)) {
    if (part.type === 'text') {
      if (words.length < 10_000) words += part.text;
      continue;
    }
    if (part.type === 'open') {
      within.push(part.name);
      words = '';
      if (within.join(' ') === 'playlist trackList track') {
        if (!begun) yield { playlist: head };
        begun = true;
        entry = entryOf({});
      }
      continue;
    }
    const place = within.join(' ');
    within.pop();
    if (place === 'playlist title') head.name = oneLine(words);
    else if (place === 'playlist annotation') head.description = words.trim().slice(0, 5_000);
    else if (place === 'playlist trackList track') yield { entry };
    else if (place.startsWith('playlist trackList track ') && within.length === 3)
      entry = { ...entry, ...toldBy(part.name, words, entry, baseUrl) };
    words = '';
  }
  if (!begun) yield { playlist: head };
}

function toldBy(element: string, words: string, entry: FileEntry, baseUrl: string): Partial<FileEntry> {
  switch (element) {
    case 'title':
      return { title: oneLine(words) };
    case 'creator':
      return { artist: oneLine(words) };
    case 'album':
      return { album: oneLine(words) };
    case 'duration':
      return { duration: millisecondsOf(Number(oneLine(words) || Number.NaN)) };
    case 'identifier':
    case 'location':
      return placesOf([words], entry, baseUrl);
    default:
      return {};
  }
}

/** What addresses and identifiers of a song say beyond what is known of it. */
export function placesOf(
  addresses: readonly unknown[],
  known: Pick<FileEntry, 'track_id' | 'isrc' | 'mbid' | 'path'>,
  baseUrl: string,
): Pick<FileEntry, 'track_id' | 'isrc' | 'mbid' | 'path'> {
  return addresses.reduce<Pick<FileEntry, 'track_id' | 'isrc' | 'mbid' | 'path'>>((found, address) => {
    const text = typeof address === 'string' ? address.trim() : '';
    const isCode = /^urn:isrc:/i.test(text);
    return {
      track_id: found.track_id ?? idInAddress(baseUrl, text),
      isrc: found.isrc ?? (isCode ? isrcOf(text) : null),
      mbid: found.mbid ?? mbidOf(text),
      path: found.path ?? (/^urn:|^spotify:/i.test(text) || mbidOf(text) ? null : pathOf(text)),
    };
  }, known);
}
