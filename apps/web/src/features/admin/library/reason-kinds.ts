/** Kinds of failures by what is known of their files. */
const stored = new Set(['unsupported', 'broken', 'empty', 'not_saved']);
const audio = new Set(['undecodable', 'damaged', 'unproven']);

/** Whether its files are listed as failed; others are tried again with every import. */
export const isStored = (kind: string): boolean => stored.has(kind);
/** Whether the analysis has found it, not the import. */
export const isAudio = (kind: string): boolean => audio.has(kind);
/** Whether reading its files again can change anything. */
export const canRetry = (kind: string): boolean => kind !== 'cue_sheet' && kind !== 'tags';
