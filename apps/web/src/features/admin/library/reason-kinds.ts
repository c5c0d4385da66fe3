import { line } from '@kantele/api/translate';

/** Failures whose files are listed, in a word; files that failed otherwise are tried again with every import. */
const stored: Record<string, string> = {
  unsupported: line('Unsupported type'),
  broken: line('Broken'),
  empty: line('Empty'),
  not_saved: line('Not saved'),
};
const audio = new Set(['undecodable', 'damaged', 'unproven']);

export const isStored = (kind: string): boolean => Object.hasOwn(stored, kind);
/** A kind of failure in a word, in English. */
export const kindName = (kind: string): string => stored[kind] ?? line('Other');
/** Whether the analysis has found it, not the import. */
export const isAudio = (kind: string): boolean => audio.has(kind);
/** Whether reading its files again can change anything. */
export const canRetry = (kind: string): boolean => kind !== 'cue_sheet' && kind !== 'tags';

/** Failures and notices in a sentence; what the tools said of a file stands beside it. */
const sentences: Record<string, string> = {
  unsupported: line('The file type is not supported.'),
  broken: line('The file is broken.'),
  empty: line('The file is empty.'),
  timeout: line('Reading the file took too long.'),
  unreadable: line('The file may not be read.'),
  vanished: line('The file vanished while it was read.'),
  not_saved: line('The file could not be saved to the catalogue.'),
  link_outside: line('A link leads out of the library.'),
  too_deep: line('The folder lies too deep.'),
  bad_name: line('The name cannot be written.'),
  too_long_path: line('The path is too long.'),
  folder_unreadable: line('The folder may not be read.'),
  undecodable: line('The file cannot be decoded.'),
  cue_sheet: line('A cue sheet stands beside the file.'),
  tags: line('Some tags could not be used.'),
  damaged: line('The file is damaged.'),
  unproven: line('The file could not be analysed.'),
};

/** What happened to files of a kind, in English. */
export const sentenceOf = (kind: string, reason: string): string => sentences[kind] ?? reason;
