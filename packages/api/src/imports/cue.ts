/** One track of a cue sheet; times in milliseconds of its file. */
export interface CueTrack {
  number: number;
  title: string | null;
  artist: string | null;
  start_ms: number;
  /** Start of the next track of the same file; null for the last one. */
  end_ms: number | null;
}

export interface CueFile {
  name: string;
  tracks: CueTrack[];
}

const linesAtMost = 10_000;
const tracksAtMost = 999;

/**
 * Reads a cue sheet: its files with their tracks. Lines that make no sense are passed over; index 01 is the start of a
 * track, index 00 the gap before it. A frame is 1/75 of a second.
 */
export function parseCue(text: string): CueFile[] {
  const files: CueFile[] = [];
  let track: CueTrack | null = null;
  let count = 0;
  for (const row of text.split(/\r\n?|\n/).slice(0, linesAtMost)) {
    const [, command = '', rest = ''] = /^\s*(?:\ufeff)?([A-Za-z]+)\s+(.*?)\s*$/.exec(row) ?? [];
    const file = files.at(-1);
    switch (command.toUpperCase()) {
      case 'FILE':
        files.push({ name: unquoted(rest.replace(/\s+\w+$/, '')), tracks: [] });
        track = null;
        break;
      case 'TRACK': {
        const number = Number.parseInt(rest, 10);
        const isAudio = /audio/i.test(rest);
        if (!file || !isAudio || !(number >= 1 && number <= 999) || count >= tracksAtMost) break;
        count += 1;
        track = { number, title: null, artist: null, start_ms: 0, end_ms: null };
        file.tracks.push(track);
        break;
      }
      case 'TITLE':
        if (track) track.title = unquoted(rest) || null;
        break;
      case 'PERFORMER':
        if (track) track.artist = unquoted(rest) || null;
        break;
      case 'INDEX': {
        const [, index, minutes, seconds, frames] =
          /^(\d{1,2})\s+(\d{1,4}):(\d{1,2}):(\d{1,2})/.exec(rest) ?? [];
        if (track && Number(index) === 1) {
          const time = Number(minutes) * 60_000 + Number(seconds) * 1_000 + (Number(frames) * 1_000) / 75;
          track.start_ms = Math.round(time);
        }
        break;
      }
    }
  }
  for (const { tracks } of files) {
    for (const [index, one] of tracks.entries()) {
      const next = tracks[index + 1];
      one.end_ms = next && next.start_ms > one.start_ms ? next.start_ms : null;
    }
  }
  return files;
}

function unquoted(text: string): string {
  return text
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim()
    .slice(0, 255);
}
