import { AudioFileError } from '@kantele/api/audio-tools';

/** The file claims to be of a known kind and is not. */
export const broken = (what: string): AudioFileError => new AudioFileError('broken', what);

/** Thrown inside an indexer for a valid file that cannot be repackaged exactly; `indexPackets` returns null then. */
export class NotRepackable extends Error {}
