import type { FileEntry } from '@kantele/api/contract/files';
import type { MultipartUpload, SignedPart } from '@kantele/api/contract/uploads';
import type { trpc } from '../../app/trpc.ts';
import { errorOf } from '../../lib/api-error.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

export interface UploadedParts {
  parts: readonly { PartNumber: number; ETag: string; Size: number }[];
  /** All that is left is to make a file of it. */
  complete: boolean;
}

/** What a file is announced as. */
export interface AnnouncedFile {
  filename: string;
  mime: string;
  size: number;
  relativePath: string | null;
  parentId: number | null;
}

/** Calls of the server that an upload needs beside its bytes; refusals are thrown in words for people. */
export interface UploadCalls {
  /** Makes a file of a resumable upload whose bytes have arrived. */
  finishTus(uploadKey: string): Promise<FileEntry>;
  createMultipart(file: AnnouncedFile): Promise<MultipartUpload>;
  uploadedParts(upload: MultipartUpload): Promise<UploadedParts>;
  signParts(upload: MultipartUpload, partNumbers: number[]): Promise<readonly SignedPart[]>;
  completeMultipart(upload: MultipartUpload, parts: { PartNumber: number; ETag: string }[]): Promise<unknown>;
  abortMultipart(upload: MultipartUpload): Promise<unknown>;
  /** Makes a file of what has arrived in the bucket. */
  finishS3(key: string): Promise<FileEntry>;
}

/** An upload that failed, in words for people. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  /** Whether the server has said so: then it is no use to try again as it was. */
  readonly isRefusal: boolean;
  /** A plan on sale lifts the limit it is about. */
  readonly upgrade: boolean;
  constructor(message: string, isRefusal = false, upgrade = false) {
    super(message);
    this.isRefusal = isRefusal;
    this.upgrade = upgrade;
  }
}

/** The words of a refused call, as those of a refused upload. */
function refused(error: unknown): never {
  const { fields, message, status, upgrade } = errorOf(error);
  const isRefusal = status >= 400 && status < 500;
  throw new UploadError(Object.values(fields)[0]?.[0] ?? message, isRefusal, upgrade);
}

export function uploadCalls({ uploads }: Client): UploadCalls {
  return {
    finishTus: (uploadKey) =>
      uploads.finishTus.mutate({ uploadKey }).then(({ fileEntry }) => fileEntry, refused),
    createMultipart: (file) => uploads.createMultipart.mutate(file).catch(refused),
    uploadedParts: (upload) => uploads.uploadedParts.mutate(upload).catch(refused),
    signParts: (upload, partNumbers) =>
      uploads.signParts.mutate({ ...upload, partNumbers }).then(({ urls }) => urls, refused),
    completeMultipart: (upload, parts) =>
      uploads.completeMultipart.mutate({ ...upload, parts }).catch(refused),
    abortMultipart: (upload) => uploads.abortMultipart.mutate(upload).catch(refused),
    finishS3: (key) => uploads.finishS3.mutate({ key }).then(({ fileEntry }) => fileEntry, refused),
  };
}
