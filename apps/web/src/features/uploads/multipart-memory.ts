import type { MultipartUpload } from '@kantele/api/contract/uploads';

/*
 * Uploads in parts that have begun, kept in this browser by what a file is known by, so that the same file goes on where
 * it was when it is chosen again.
 */

const prefix = 's3-multipart::';

/** The same name, type, length and time of change, on its way to the same place. */
export function fingerprintOf(file: File, parentId: number | null, relativePath: string | null): string {
  const { name, type, size, lastModified } = file;
  return JSON.stringify([relativePath ?? name, type, size, lastModified, parentId]);
}

/** The upload of this file that has begun; null when there is none. */
export function recallMultipart(fingerprint: string): MultipartUpload | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + fingerprint) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { key, uploadId } = kept as Partial<MultipartUpload>;
    return typeof key === 'string' && typeof uploadId === 'string' ? { key, uploadId } : null;
  } catch {
    return null;
  }
}

export function rememberMultipart(fingerprint: string, { key, uploadId }: MultipartUpload): void {
  try {
    localStorage.setItem(prefix + fingerprint, JSON.stringify({ key, uploadId }));
  } catch {
    // A browser that keeps nothing sends all parts again.
  }
}

export function forgetMultipart(fingerprint: string): void {
  try {
    localStorage.removeItem(prefix + fingerprint);
  } catch {
    // It was not kept either.
  }
}
