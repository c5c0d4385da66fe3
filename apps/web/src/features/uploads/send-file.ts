import type { FileEntry } from '@kantele/api/contract/files';
import { uploadLimits } from '@kantele/api/upload-limits';
import Uppy from '@uppy/core';
import Tus from '@uppy/tus';
import XhrUpload from '@uppy/xhr-upload';
import { strategyOf } from './strategy.ts';

export interface Sending {
  file: File;
  /** Path below the folder that was chosen; null for a file alone. */
  relativePath: string | null;
  /** Folder it goes into; null for the top. */
  parentId: number | null;
  /** Bytes that have arrived. */
  onProgress: (bytes: number) => void;
  /** Makes a file of a resumable upload whose bytes have arrived. */
  finishTus: (uploadKey: string) => Promise<FileEntry>;
}

/** An upload that failed, in words for people. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

/**
 * Sends one file: the only place where Uppy is set up. A resumable upload goes on where it was when the same file is
 * sent again, also after a reload.
 * @throws UploadError with the words of the server, or of nothing where it said none
 */
export async function sendFile(
  { file, relativePath, parentId, onProgress, finishTus }: Sending,
  signal: AbortSignal,
): Promise<FileEntry> {
  const { transport, chunkSize } = strategyOf(file.size);
  const uppy = new Uppy({ ...idOf(parentId), autoProceed: false });
  if (transport === 'tus') {
    uppy.use(Tus, {
      endpoint: '/api/v1/tus/upload',
      chunkSize,
      retryDelays: [...uploadLimits.retryDelays],
      allowedMetaFields: ['filename', 'filetype', 'relativePath', 'parentId'],
      removeFingerprintOnSuccess: true,
      storeFingerprintForResuming: true,
    });
  } else {
    uppy.use(XhrUpload, {
      endpoint: '/api/v1/file-entries',
      fieldName: 'file',
      formData: true,
      allowedMetaFields: ['relativePath', 'parentId'],
      // The queue watches over progress itself.
      timeout: 0,
    });
  }
  const stop = () => uppy.cancelAll();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const place = { ...(relativePath ? { relativePath } : {}), ...(parentId === null ? {} : { parentId }) };
    const meta = { filename: file.name, filetype: file.type, ...place };
    let refusal: string | null = null;
    uppy.on('upload-error', (_file, error, answer) => {
      refusal = refusalIn(answer) ?? refusalIn(error);
    });
    uppy.on('upload-progress', (_file, progress) => onProgress(progress.bytesUploaded || 0));
    uppy.addFile({ name: file.name, type: file.type, data: file, meta });
    const result = await uppy.upload();
    signal.throwIfAborted();
    if (refusal !== null || result?.failed?.length) throw new UploadError(refusal ?? '');
    const [sent] = result?.successful ?? [];
    if (!sent) throw new UploadError('');
    if (transport === 'tus') return await finishTus(sent.uploadURL?.split('/').at(-1) ?? '');
    return entryOf(sent.response?.body);
  } finally {
    signal.removeEventListener('abort', stop);
    uppy.destroy();
  }
}

/** Part of what a resumable upload is found by again: the same file in another folder is another upload. */
const idOf = (parentId: number | null) => (parentId === null ? {} : { id: `folder-${parentId}` });

/** What the server said, from a request or from an error that carries one; the tus client keeps it one deeper. */
function refusalIn(carrier: unknown): string | null {
  if (typeof carrier !== 'object' || carrier === null) return null;
  const { responseText, request, originalResponse } = carrier as {
    responseText?: unknown;
    request?: unknown;
    originalResponse?: { getBody(): string } | null;
  };
  const text = typeof responseText === 'string' ? responseText : originalResponse?.getBody();
  if (text === undefined) return request === undefined ? null : refusalIn(request);
  try {
    return messageOf(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The sentence of a refusal: of a field, else of all. */
function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { errors, message } = body as { errors?: Record<string, string[]>; message?: string };
  return Object.values(errors ?? {})[0]?.[0] ?? message ?? null;
}

function entryOf(body: unknown): FileEntry {
  const { fileEntry } = (body ?? {}) as { fileEntry?: FileEntry };
  if (!fileEntry) throw new UploadError('');
  return fileEntry;
}
