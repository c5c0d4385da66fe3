import { createHash, type Hash } from 'node:crypto';
import { AppError, fieldsOf, type UploadMetadata, uploadMetadata } from '@kantele/api/server';

/** The tus protocol, https://tus.io/protocols/resumable-upload (1.0.0): what its headers say. */
export const tusVersion = '1.0.0';
export const tusExtensions = 'creation,creation-with-upload,termination,checksum,expiration';
export const checksumAlgorithms = ['sha1', 'sha256', 'md5'] as const;

/** Characters the metadata of an upload may have. */
const metadataAtMost = 8_192;

export interface TusMetadata extends UploadMetadata {
  name: string;
  mime: string;
}

/**
 * Reads `Upload-Metadata`: pairs of a name and base64 text, each name once. Names this server does not know are left out.
 * @throws AppError `bad_request` for what cannot be read, `invalid` for values that are wrong
 */
export function metadataOf(header: string | undefined): TusMetadata {
  const values = new Map<string, string>();
  if (header !== undefined && header.length > metadataAtMost) throw new AppError('bad_request');
  for (const pair of header?.trim() ? header.split(',') : []) {
    const [name = '', value = '', ...rest] = pair.trim().split(' ');
    if (!/^[\x21-\x2b\x2d-\x7e]+$/.test(name) || rest.length > 0) throw new AppError('bad_request');
    if (values.has(name)) throw new AppError('bad_request');
    values.set(name, decoded(value));
  }
  const name = values.get('filename') ?? values.get('name') ?? values.get('clientName') ?? '';
  const mime = values.get('filetype') ?? values.get('type') ?? values.get('clientMime') ?? '';
  return { ...targetOf(Object.fromEntries(values)), name, mime };
}

/**
 * Where a file goes, from fields of text; an empty one is absent.
 * @throws AppError `invalid` on the field that is wrong
 */
export function targetOf(fields: Record<string, string>): UploadMetadata {
  const { disk, diskPrefix, parentId, relativePath } = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== 'null' && value !== 'undefined'),
  );
  const parsed = uploadMetadata.safeParse({
    ...(disk === undefined ? {} : { disk }),
    ...(diskPrefix === undefined ? {} : { diskPrefix }),
    ...(parentId === undefined
      ? {}
      : { parentId: /^\d{1,15}$/.test(parentId) ? Number(parentId) : parentId }),
    ...(relativePath === undefined ? {} : { relativePath }),
  });
  if (!parsed.success) throw new AppError('invalid', undefined, { fields: fieldsOf(parsed.error.issues) });
  return parsed.data;
}

function decoded(base64: string): string {
  if (!/^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(base64)) {
    throw new AppError('bad_request');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  } catch {
    throw new AppError('bad_request');
  }
}

/** A whole number of bytes. @throws AppError `bad_request` for anything else */
export function bytesOf(header: string | string[] | undefined): number {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) throw new AppError('bad_request');
  return Number(header);
}

/** What `Upload-Checksum` asks for; null without it. @throws AppError `bad_request` */
export function checksumOf(header: string | string[] | undefined): { hash: Hash; wanted: string } | null {
  if (header === undefined) return null;
  const [algorithm = '', wanted = '', ...rest] = String(header).split(' ');
  const known = checksumAlgorithms.find((name) => name === algorithm);
  if (!known || wanted === '' || rest.length > 0) throw new AppError('bad_request');
  return { hash: createHash(known), wanted };
}
