import type { Cut } from '../../../core/audio/audio-tools.ts';

/** One track of a cue sheet. */
export interface CueTrack {
  number: number;
  title: string | null;
  performer: string | null;
  isrc: string | null;
  /** Where it begins in its file, frames of 1/75 s. */
  begin: number;
}

export interface CueFile {
  name: string;
  tracks: CueTrack[];
}

export interface CueSheet {
  title: string | null;
  performer: string | null;
  genre: string | null;
  /** As written. */
  date: string | null;
  disc: number | null;
  files: CueFile[];
}

type Names = { title: string | null; performer: string | null };

const linesAtMost = 10_000;
const tracksAtMost = 999;

/**
 * Reads a cue sheet: its files with their tracks. Lines that make no sense are passed over. Index 01 begins a track, in
 * the file named last; the gap in front of it, index 00, belongs to the track before.
 */
export function parseCue(text: string): CueSheet {
  const sheet: CueSheet = { title: null, performer: null, genre: null, date: null, disc: null, files: [] };
  let track: Omit<CueTrack, 'begin'> | null = null;
  let names: Names = sheet;
  let count = 0;
  for (const row of text.split(/\r\n?|\n/).slice(0, linesAtMost)) {
    const [, command = '', rest = ''] = /^\s*(?:\ufeff)?([A-Za-z]+)\s+(.*?)\s*$/.exec(row) ?? [];
    switch (command.toUpperCase()) {
      case 'FILE':
        sheet.files.push({ name: unquoted(rest.replace(/\s+\w+$/, '')) ?? '', tracks: [] });
        break;
      case 'TRACK': {
        const number = Number.parseInt(rest, 10);
        const isTrack = /audio/i.test(rest) && number >= 1 && number <= 999;
        names = { title: null, performer: null };
        track = isTrack ? Object.assign(names, { number, isrc: null }) : null;
        break;
      }
      case 'TITLE':
        names.title = unquoted(rest);
        break;
      case 'PERFORMER':
        names.performer = unquoted(rest);
        break;
      case 'ISRC':
        if (track) track.isrc = isrcOf(rest);
        break;
      case 'REM':
        remark(sheet, rest);
        break;
      case 'INDEX': {
        const begin = firstIndex(rest);
        const file = sheet.files.at(-1);
        if (begin === null || !track || !file || count >= tracksAtMost) break;
        count += 1;
        file.tracks.push(Object.assign(track, { begin }));
        track = null;
        break;
      }
    }
  }
  return sheet;
}

/** Frames in front of index 01; null for another index and for what is none. */
function firstIndex(text: string): number | null {
  const [, index, minutes, seconds, frames] =
    /^(\d{1,2})\s+(\d{1,4}):(\d{1,2}):(\d{1,2})(?!\d)/.exec(text) ?? [];
  if (Number(index) !== 1) return null;
  return (Number(minutes) * 60 + Number(seconds)) * 75 + Number(frames);
}

function remark(sheet: CueSheet, text: string): void {
  const [, name = '', value = ''] = /^(\w+)\s+(.*)$/s.exec(text) ?? [];
  const number = Number.parseInt(value.replace('"', ''), 10);
  if (/^genre$/i.test(name)) sheet.genre = unquoted(value);
  else if (/^date$/i.test(name)) sheet.date = unquoted(value);
  else if (/^discnumber$/i.test(name) && number >= 1 && number <= 999) sheet.disc = number;
}

/** The parts of a file its tracks are; null when one begins no later than the track before. */
export function cutsOf(tracks: readonly CueTrack[]): Cut[] | null {
  const cuts = tracks.map(({ begin }, index) => ({ begin, end: tracks[index + 1]?.begin ?? null }));
  return cuts.every(({ begin, end }) => end === null || end > begin) ? cuts : null;
}

function isrcOf(text: string): string | null {
  const code = text.replace(/[^a-z0-9]/gi, '').toUpperCase();
  return /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(code) ? code : null;
}

function unquoted(text: string): string | null {
  const plain = text.trim().replace(/^"(.*)"$/s, '$1');
  return plain.trim().slice(0, 255) || null;
}
