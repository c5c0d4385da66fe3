import { z } from 'zod';
import { id } from '../core/contract.ts';
import { disk, fileEntryResponse } from '../files/contract.ts';

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
});
export type UploadRules = z.infer<typeof uploadRules>;
export const uploadRulesResponse = z.object({ rules: uploadRules });
export const uploadedFile = fileEntryResponse;
