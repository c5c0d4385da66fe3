import { AudioFileError } from '../../core/audio/audio-tools.ts';
import { line } from '../../core/translate.ts';

/** Why a file did not come in. Stable: programs may depend on these words. */
export const failureKinds = [
  'unsupported',
  'broken',
  'empty',
  'timeout',
  'unreadable',
  'vanished',
  'not_saved',
  'link_outside',
  'too_deep',
  'bad_name',
  'too_long_path',
  'folder_unreadable',
  'undecodable',
  'other',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Stored kinds of older versions are none. */
export function failureKindOf(stored: string | null): FailureKind {
  return failureKinds.find((kind) => kind === stored) ?? 'broken';
}

/** Things worth knowing of files that did come in. */
export const noticeKinds = ['cue_sheet', 'tags', 'damaged', 'unproven'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** One line of a report: a path and why. */
export interface Failure {
  path: string;
  kind: FailureKind;
  reason: string;
}
export interface Notice {
  path: string;
  kind: NoticeKind;
  reason: string;
}

const advices: Record<FailureKind | NoticeKind, string> = {
  unsupported: line('Convert it to FLAC, MP3 or another format that is supported, or remove it.'),
  broken: line('Play it in another program. If it is silent there too, copy it again from its source.'),
  empty: line('The copy was probably interrupted: copy it again or delete it.'),
  timeout: line('It is tried again with the next import. If it fails again, copy the file anew.'),
  unreadable: line('Give the user that runs the server permission to read it, then import again.'),
  vanished: line('It was moved or deleted during the import. Import again.'),
  not_saved: line('Check its tags for unusual values, save them again, then retry.'),
  link_outside: line(
    'Move the files into the library, or add the folder the link leads to as another library.',
  ),
  too_deep: line('Move the folder further up: at most 40 levels are read.'),
  bad_name: line('Rename it with letters every system knows.'),
  too_long_path: line('Shorten the names of its folders.'),
  folder_unreadable: line(
    'Give the user that runs the server permission to read this folder, then import again.',
  ),
  undecodable: line('Copy the file again from its source, or encode it anew.'),
  other: line('Import again. If it fails again, check the server log.'),
  cue_sheet: line('Correct the cue sheet and import again. Until then its file is one track.'),
  tags: line('Check its tags in a tag editor.'),
  damaged: line('It plays, perhaps with a glitch. Copy it again from its source when you can.'),
  unproven: line(
    'It plays from the file as it is, without loudness and waveform. Analyse it again, or encode it anew.',
  ),
};

/** What to do about a failure, in English; the interface translates it. */
export function adviceOf(kind: string | undefined): string {
  return kind !== undefined && kind in advices ? advices[kind as FailureKind] : advices.other;
}

/** The kinds that stay until the file itself changes: there is no use in reading it again. */
export function isLasting(kind: FailureKind): boolean {
  return kind === 'unsupported' || kind === 'broken' || kind === 'empty' || kind === 'not_saved';
}

/** Why a file could not be read, in words that hold no paths and nothing of the database. */
export function readFailure(error: unknown): { kind: FailureKind; reason: string } {
  if (error instanceof AudioFileError) {
    const kind = audioKind(error);
    return { kind, reason: kind === 'unsupported' ? line('The file type is not supported.') : error.message };
  }
  switch (codeOf(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return { kind: 'vanished', reason: line('The file vanished while it was read.') };
    case 'EACCES':
    case 'EPERM':
      return { kind: 'unreadable', reason: line('The file may not be read.') };
    case 'EIO':
      return { kind: 'unreadable', reason: line('The disk could not read the file.') };
    case 'ENAMETOOLONG':
      return { kind: 'too_long_path', reason: line('The path is too long.') };
    default:
      return { kind: 'other', reason: line('The file could not be read.') };
  }
}

function audioKind(error: AudioFileError): FailureKind {
  if (error.reason === 'mismatch' || error.reason === 'too_long') return 'broken';
  return error.reason === 'busy' ? 'other' : error.reason;
}

/** What ended a whole run, in words for the admin. The cause is in the log. */
export function runFailure(error: unknown): { kind: string; sentence: string } {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return { kind: 'unreachable', sentence: line('The folder is not there.') };
  if (code === 'EACCES' || code === 'EPERM') {
    return { kind: 'unreachable', sentence: line('The folder may not be read.') };
  }
  if (code === 'EIO' || code === 'ESTALE' || code === 'ENOTCONN') {
    return { kind: 'unreachable', sentence: line('The disk does not answer.') };
  }
  return {
    kind: 'internal',
    sentence: line(
      'The import ended early through a fault of the server. What was read is saved; the log says more.',
    ),
  };
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
