export type { SequenceState, TableShape } from './catalogue.ts';
export { connect } from './connect.ts';
export { BackupRunningError, type HeldFiles, holdFiles, mayRemoveFiles } from './hold-files.ts';
export { loadTables } from './load-tables.ts';
export { beginRestore, emptyDatabase, endRestore, isUnfinished, targetState } from './restore-target.ts';
export { type NamedFile, openSnapshot, type Snapshot } from './snapshot.ts';
