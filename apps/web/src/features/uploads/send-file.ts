import type { FileEntry } from '@kantele/api/contract/files';
import type { MultipartUpload } from '@kantele/api/contract/uploads';
import { siteAddress } from '@kantele/api/site-address';
import { chunkSize, partCount, uploadLimits } from '@kantele/api/upload-limits';
import AwsS3 from '@uppy/aws-s3';
import Uppy from '@uppy/core';
import Tus from '@uppy/tus';
import XhrUpload from '@uppy/xhr-upload';
import { fingerprintOf, forgetMultipart, recallMultipart, rememberMultipart } from './multipart-memory.ts';
import { partAddresses } from './part-addresses.ts';
import { strategyOf, type Transport } from './strategy.ts';
import { type UploadCalls, UploadError, type UploadedParts } from './upload-calls.ts';

export interface Sending {
  file: File;
  /** Path below the folder that was chosen; null for a file alone. */
  relativePath: string | null;
  /** Folder it goes into; null for the top. */
  parentId: number | null;
  /** Bytes that have arrived. */
  onProgress: (bytes: number) => void;
  /** Ways in that the site offers. */
  transports: readonly Transport[];
  calls: UploadCalls;
}

/**
 * Sends one file: the only place where Uppy is set up. A resumable upload, and one in parts, goes on where it was when the
 * same file is sent again, also after a reload.
 * @throws UploadError with the words of the server, or of nothing where it said none
 */
export async function sendFile(sending: Sending, signal: AbortSignal): Promise<FileEntry> {
  const { file, transports, calls } = sending;
  const strategy = strategyOf(file.size, transports);
  if (strategy.transport === 's3') {
    const entry = await sendInParts(sending, signal);
    if (entry) return entry;
  }
  const uppy = newUppy(sending);
  if (strategy.transport === 'direct') {
    uppy.use(XhrUpload, {
      endpoint: siteAddress('/api/v1/file-entries'),
      fieldName: 'file',
      formData: true,
      allowedMetaFields: ['relativePath', 'parentId'],
      // The queue watches over progress itself.
      timeout: 0,
    });
    return entryOf((await upload(uppy, sending, signal)).response?.body);
  }
  uppy.use(Tus, {
    endpoint: siteAddress('/api/v1/tus/upload'),
    chunkSize: strategy.chunkSize,
    retryDelays: [...uploadLimits.retryDelays],
    allowedMetaFields: ['filename', 'filetype', 'relativePath', 'parentId'],
    removeFingerprintOnSuccess: true,
    storeFingerprintForResuming: true,
  });
  const { uploadURL } = await upload(uppy, sending, signal);
  return calls.finishTus(uploadURL?.split('/').at(-1) ?? '');
}

/**
 * Sends a file to the bucket, in parts.
 * @returns null when no part of it got there, for want of a way to the bucket
 */
async function sendInParts(sending: Sending, signal: AbortSignal): Promise<FileEntry | null> {
  const { file, relativePath, parentId, onProgress, calls } = sending;
  const fingerprint = fingerprintOf(file, parentId, relativePath);
  const finish = async (key: string) => {
    const entry = await calls.finishS3(key);
    forgetMultipart(fingerprint);
    return entry;
  };
  const { begun, uploaded } = await recalled(fingerprint, calls);
  if (begun && uploaded.complete) return finish(begun.key);
  let current = begun;
  // Bytes that were sent tell nothing: a bucket without the rule may take them, and the browser refuses the answer.
  let hasArrived = uploaded.parts.length > 0;
  let addressOf: ((partNumber: number) => Promise<string>) | null = null;
  const uppy = newUppy(sending);
  uppy.use(AwsS3, {
    shouldUseMultipart: true,
    getChunkSize: ({ size }) => chunkSize(size),
    limit: uploadLimits.partsAtOnce,
    retryDelays: Array.from({ length: uploadLimits.partRetries }, (_, tried) => 1_000 * 3 ** tried),
    createMultipartUpload: async () => {
      const { name: filename, type: mime, size } = file;
      current = await calls.createMultipart({ filename, mime, size, relativePath, parentId });
      rememberMultipart(fingerprint, current);
      return current;
    },
    listParts: () => [...uploaded.parts],
    signPart: async (_file, { key, uploadId, partNumber }) => {
      addressOf ??= partAddresses({
        count: partCount(file.size),
        sent: uploaded.parts.map(({ PartNumber }) => PartNumber),
        sign: (partNumbers) => calls.signParts({ key, uploadId }, partNumbers),
      });
      return { method: 'PUT', url: await addressOf(partNumber) };
    },
    completeMultipartUpload: async (_file, { uploadId, key, parts }) => {
      const named = parts.map(({ PartNumber = 0, ETag = '' }) => ({ PartNumber, ETag }));
      await calls.completeMultipart({ uploadId, key }, named);
      return { location: key };
    },
    // Whoever gives it up says so below; what has failed goes on when it is tried again.
    abortMultipartUpload: () => {},
  });
  uppy.on('s3-multipart:part-uploaded', () => {
    hasArrived = true;
  });
  if (hasArrived) onProgress(uploaded.parts.reduce((sum, { Size }) => sum + Size, 0));
  try {
    const { uploadURL } = await upload(uppy, sending, signal, begun);
    return await finish(uploadURL ?? '');
  } catch (error) {
    const isGivenUp = signal.aborted && signal.reason?.name !== 'TimeoutError';
    const isLost = !signal.aborted && !hasArrived && !(error instanceof UploadError && error.isRefusal);
    if (!isGivenUp && !isLost) throw error;
    forgetMultipart(fingerprint);
    // Otherwise it ends by itself after a day.
    if (current) await calls.abortMultipart(current).catch(() => {});
    if (isGivenUp) throw error;
    return null;
  }
}

/** What is known of an earlier try, as far as the server knows it too. */
async function recalled(
  fingerprint: string,
  calls: UploadCalls,
): Promise<{ begun: MultipartUpload | null; uploaded: UploadedParts }> {
  const nothing = { begun: null, uploaded: { parts: [], complete: false } };
  const begun = recallMultipart(fingerprint);
  if (!begun) return nothing;
  try {
    return { begun, uploaded: await calls.uploadedParts(begun) };
  } catch (error) {
    if (!(error instanceof UploadError && error.isRefusal)) throw error;
    forgetMultipart(fingerprint);
    return nothing;
  }
}

/** The folder is part of what a resumable upload is found by again: the same file elsewhere is another upload. */
const newUppy = ({ parentId }: Sending) =>
  new Uppy({ ...(parentId === null ? {} : { id: `folder-${parentId}` }), autoProceed: false });

/** Runs a set up Uppy on its one file. */
async function upload(
  uppy: Uppy,
  { file, relativePath, parentId, onProgress }: Sending,
  signal: AbortSignal,
  begun: MultipartUpload | null = null,
) {
  const stop = () => uppy.cancelAll();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const place = { ...(relativePath ? { relativePath } : {}), ...(parentId === null ? {} : { parentId }) };
    const meta = { filename: file.name, filetype: file.type, ...place };
    let failure: UploadError | null = null;
    uppy.on('upload-error', (_file, error, answer) => {
      const refusal = refusalIn(answer) ?? refusalIn(error);
      failure = refusal ?? (isUploadError(error) ? error : new UploadError(''));
    });
    uppy.on('upload-progress', (_file, progress) => onProgress(progress.bytesUploaded || 0));
    const id = uppy.addFile({ name: file.name, type: file.type, data: file, meta });
    const earlier: object = { s3Multipart: begun };
    if (begun) uppy.setFileState(id, earlier);
    const result = await uppy.upload();
    signal.throwIfAborted();
    if (failure !== null || result?.failed?.length) throw failure ?? new UploadError('');
    const [sent] = result?.successful ?? [];
    if (!sent) throw new UploadError('');
    return sent;
  } finally {
    signal.removeEventListener('abort', stop);
    uppy.destroy();
  }
}

const isUploadError = (error: unknown): error is UploadError => error instanceof UploadError;

/** What the server said, from a request or from an error that carries one; the tus client keeps it one deeper. */
function refusalIn(carrier: unknown): UploadError | null {
  if (typeof carrier !== 'object' || carrier === null) return null;
  const { responseText, request, originalResponse } = carrier as {
    responseText?: unknown;
    request?: unknown;
    originalResponse?: { getBody(): string } | null;
  };
  const text = typeof responseText === 'string' ? responseText : originalResponse?.getBody();
  if (text === undefined) return request === undefined ? null : refusalIn(request);
  try {
    return refusalOf(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A refusal with its sentence: of a field, else of all. */
function refusalOf(body: unknown): UploadError | null {
  if (typeof body !== 'object' || body === null) return null;
  const { errors, message, limit } = body as {
    errors?: Record<string, string[]>;
    message?: string;
    limit?: { upgrade?: boolean };
  };
  const words = Object.values(errors ?? {})[0]?.[0] ?? message;
  return words === undefined ? null : new UploadError(words, true, limit?.upgrade === true);
}

function entryOf(body: unknown): FileEntry {
  const { fileEntry } = (body ?? {}) as { fileEntry?: FileEntry };
  if (!fileEntry) throw new UploadError('');
  return fileEntry;
}
