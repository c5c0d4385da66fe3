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
