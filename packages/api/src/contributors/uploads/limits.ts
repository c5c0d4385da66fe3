/** Numbers of uploads that browser and server share. Browser-safe. Source: sections 4 and 9 of the specification. */

const mb = 1_024 * 1_024;

export const uploadLimits = {
  /** Uploads at a time; one while a folder, a multipart upload or a resumable one of several chunks is under way. */
  atOnce: 3,
  /** Milliseconds without progress after which an upload has failed. */
  inactivityMs: 30_000,
  /** Milliseconds a file whose bytes have all arrived may be processed. */
  processingMs: 600_000,
  /** Bytes from which an upload is resumable. */
  resumableFrom: 4 * mb,
  /** Bytes from which a store that speaks S3 gets parts. */
  multipartFrom: 100 * mb,
  /** Bytes of a chunk at least. */
  chunkAtLeast: 20 * mb,
  /** Bytes of a part at least, and parts at most: what S3 allows. */
  partAtLeast: 5 * mb,
  partsAtMost: 10_000,
  /** Addresses of parts that are signed together. */
  partsSignedAtOnce: 10,
  partsAtOnce: 5,
  partRetries: 3,
  /** Milliseconds before each further try of a resumable upload. */
  retryDelays: [0, 3_000, 5_000, 10_000, 20_000],
} as const;

/** Bytes of a chunk of a resumable or multipart upload: the smallest allowed one that makes at most 10,000 parts. */
export function chunkSize(size: number): number {
  const { chunkAtLeast, partAtLeast, partsAtMost } = uploadLimits;
  return Math.max(chunkAtLeast, partAtLeast, Math.ceil(size / partsAtMost));
}

/** How many parts an upload to a bucket has. */
export const partCount = (size: number): number => Math.max(1, Math.ceil(size / chunkSize(size)));

/** Bytes of one part of an upload to a bucket. */
export const partSizeOf = (size: number, partNumber: number): number =>
  Math.min(chunkSize(size), size - (partNumber - 1) * chunkSize(size));

/** Seconds an address that takes bytes for a bucket holds. */
export const addressSeconds = 900;
/** Files one user may announce to the bucket in a minute. */
export const announcedAMinute = 500;

/** Hours after the last byte until an upload that was not finished is given up. */
export const expireHours = 24;
/** Unfinished uploads one user may have. */
export const openAtMost = 200;
