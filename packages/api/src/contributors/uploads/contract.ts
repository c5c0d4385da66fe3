import { z } from 'zod';
import { id } from '../../core/contract.ts';
import { disk, fileEntryResponse } from '../../platform/files/contract.ts';
import { uploadLimits } from './limits.ts';

export const uploadStates = ['pending', 'inProgress', 'completed', 'failed', 'aborted'] as const;
export const uploadTransports = ['direct', 'tus', 's3'] as const;

/** Parts of a path a browser sends with a file of a folder; the last one is the file. */
const relativePath = z
  .string()
  .max(4_000)
  .refine((path) => !/[\0\\]|(^|\/)\.{1,2}(\/|$)|^\//.test(path), 'This is not valid.');

/** What is said about a file besides its bytes. Names as the documented clients send them. */
export const uploadMetadata = z.object({
  disk: disk.default('uploads'),
  /** A label to find files by, such as `avatars`; never part of a path of the disk. */
  diskPrefix: z
    .string()
    .regex(/^[a-z0-9_-]{0,50}$/i, 'This is not valid.')
    .default(''),
  /** Folder it goes into; absent or null for the top. */
  parentId: id.nullish(),
  /** `Album/Disc 1/01 Song.flac`: folders are made below `parentId`. */
  relativePath: relativePath.nullish(),
});
export type UploadMetadata = z.output<typeof uploadMetadata>;

/** An announced file. */
export const announcedFile = z.object({
  clientName: z.string().min(1).max(1_000),
  clientSize: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  clientMime: z.string().max(255).default(''),
});

/** The last part of a resumable upload’s address. */
export const uploadKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'This is not valid.');
export const finishTus = z.strictObject({ uploadKey });

/** What a browser needs to know before it uploads. */
export const uploadRules = z.object({
  max_bytes: z.int(),
  /** Bytes the user keeps here or has announced. */
  used_bytes: z.int(),
  /** Bytes the user may still upload; null for as many as there are. */
  free_bytes: z.int().nullable(),
  /** `audio/*`, `image/png` or an extension; empty allows all that are not blocked. */
  allowed_types: z.array(z.string()),
  blocked_types: z.array(z.string()),
  /** Ways a file may be sent: `s3` where browsers send large ones to the bucket themselves. */
  transports: z.array(z.enum(uploadTransports)),
});
export type UploadRules = z.infer<typeof uploadRules>;
export const uploadRulesResponse = z.object({ rules: uploadRules });
export const uploadedFile = fileEntryResponse;

/** A file that is to be sent to the bucket. What clients say beyond this, such as a key of their own, is left out. */
export const fileForBucket = uploadMetadata.extend({
  filename: z.string().min(1).max(1_000),
  mime: z.string().max(255).nullish(),
  size: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** As the name has it. */
  extension: z.string().max(50).nullish(),
});
export const presigned = z.object({
  /** Takes the bytes by PUT, for 15 minutes: as many as were announced. */
  url: z.string(),
  /** Names the upload in further calls. */
  key: z.string(),
  /** Headers the bytes have to come with. */
  headers: z.record(z.string(), z.string()),
});

const bucketKey = z.string().min(1).max(500);
/** An upload in parts, as `s3/multipart/create` has named it. */
export const multipartUpload = z.object({ key: bucketKey, uploadId: z.string().min(1).max(1_000) });
export type MultipartUpload = z.output<typeof multipartUpload>;
export const multipartCreated = multipartUpload.extend({
  /** Bytes of each part but the last. */
  partSize: z.int(),
});

const partNumber = z.int().min(1).max(uploadLimits.partsAtMost);
const isUnlike = (numbers: readonly number[]) => new Set(numbers).size === numbers.length;
export const signParts = multipartUpload.extend({
  partNumbers: z
    .array(partNumber)
    .min(1)
    .max(uploadLimits.partsSignedAtOnce)
    .refine(isUnlike, 'This is not valid.'),
});
/** Addresses that take one part each by PUT, for 15 minutes. */
export const signedParts = z.object({ urls: z.array(z.object({ partNumber: z.int(), url: z.string() })) });
export type SignedPart = z.infer<typeof signedParts>['urls'][number];

const part = z.object({ PartNumber: partNumber, ETag: z.string().min(1).max(200) });
export const uploadedParts = z.object({
  parts: z.array(part.extend({ Size: z.int() })),
  /** The parts have been put together: what is left is `s3/entries`. */
  complete: z.boolean(),
});
export const completeMultipart = multipartUpload.extend({
  /** All parts in their order. */
  parts: z.array(part).min(1).max(uploadLimits.partsAtMost),
});
export const multipartCompleted = z.object({ location: z.string() });
export const multipartAborted = z.object({ aborted: z.boolean() });

/** An upload to the bucket whose bytes are there: named by its key, or by the last part of it. */
export const finishS3 = z
  .object({
    key: bucketKey.optional(),
    filename: bucketKey.optional(),
    /** What clients say of the file once more; what the bucket has decides. */
    size: z.int().min(0).nullish(),
    clientName: z.string().max(1_000).nullish(),
    clientMime: z.string().max(255).nullish(),
    clientExtension: z.string().max(50).nullish(),
  })
  .refine(({ key, filename }) => (key ?? filename) !== undefined, {
    path: ['key'],
    message: 'This field is required.',
  });
