/** Name of the file in the export of somebody's data that another site of this kind takes in. */
export const libraryFileName = 'library.jsonl';

/** Endings of files a library comes as: the whole export, or that file of it. */
export const libraryFileEndings = ['.zip', '.jsonl'];

/** Bytes of such a file at most. */
export const libraryFileBytes = 32 * 1_024 * 1_024;
